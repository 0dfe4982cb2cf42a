import { getApp } from './composition';

/** What answers: the built-in demo model, or the model at the configured endpoint. */
export async function modelLabel(): Promise<{ kind: 'demo' | 'endpoint'; name: string }> {
  const { model } = await getApp();
  return model.label;
}
