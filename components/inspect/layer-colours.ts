import type { ShownLayer } from '@/lib/context/call-layers';

/** One colour a layer, on light and on dark ground; never the only mark of anything. */
export const layerColours: Record<ShownLayer, string> = {
  tools: 'light-dark(#5f5a52, #a8a196)',
  L0: 'light-dark(#38598b, #8db0e8)',
  L1: 'light-dark(#6b4fa0, #bda2f0)',
  L2: 'light-dark(#8c3f73, #e39ccb)',
  L3: 'light-dark(#0f6a5f, #5cc4b3)',
  L4: 'light-dark(#b05a12, #f0a765)',
  L5: 'light-dark(#a92a20, #f2978c)',
  PL: 'light-dark(#4a6b1f, #a7cf72)',
  ask: 'light-dark(#7d6a12, #dcc45a)',
};
