'use client';

import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { searchSessions } from '@/app/actions/sessions';
import type { SessionRow } from './session-days';
import { SIDEBAR_COOKIE } from './sidebar-cookie';

export type ModelLabel = { kind: 'demo' | 'endpoint'; name: string };

type Frame = {
  /** Null when the list couldn't be read. */
  sessions: SessionRow[] | null;
  /** Adds a session, or brings a known one to the top; its title stays. */
  putSession: (session: SessionRow) => void;
  /** Reads the list again, after the server may have titled a session. */
  refreshSessions: () => Promise<void>;
  renameSession: (id: string, title: string) => void;
  dropSession: (id: string) => void;
  /** Ids deleted during this visit: an answer of the server that is older than the deletion may still name them. */
  dropped: ReadonlySet<string>;
  model: ModelLabel | null;
  sidebarOpen: boolean;
  setSidebarOpen: (open: boolean) => void;
  drawerOpen: boolean;
  setDrawerOpen: (open: boolean) => void;
  paletteOpen: boolean;
  setPaletteOpen: (open: boolean) => void;
};

const FrameContext = createContext<Frame | null>(null);

export function useFrame(): Frame {
  const frame = useContext(FrameContext);
  if (frame === null) throw new Error('useFrame stands outside of FrameProvider');
  return frame;
}

type FrameProviderProps = {
  sessions: SessionRow[] | null;
  model: ModelLabel | null;
  sidebarOpen: boolean;
  children: ReactNode;
};

/** Holds what all pages share: the list of sessions, the model's label, and which panels are open. */
export function FrameProvider(props: FrameProviderProps) {
  const [sessions, setSessions] = useState(props.sessions);
  const [dropped, setDropped] = useState<ReadonlySet<string>>(new Set());
  const [sidebarOpen, openSidebar] = useState(props.sidebarOpen);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [paletteOpen, setPaletteOpen] = useState(false);
  useEffect(() => setSessions(props.sessions), [props.sessions]);

  const setSidebarOpen = useCallback((open: boolean) => {
    openSidebar(open);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API isn't in every browser yet.
    document.cookie = `${SIDEBAR_COOKIE}=${open ? 'open' : 'folded'};path=/;max-age=31536000;samesite=lax`;
  }, []);
  const putSession = useCallback((session: SessionRow) => {
    setSessions((known) => {
      const before = known?.find((other) => other.id === session.id);
      const rest = (known ?? []).filter((other) => other !== before);
      return [{ ...session, title: before?.title ?? session.title }, ...rest];
    });
  }, []);
  const refreshSessions = useCallback(async () => {
    const result = await searchSessions({ query: '' }).catch(() => null);
    if (result?.ok) setSessions(result.value);
  }, []);
  const renameSession = useCallback((id: string, title: string) => {
    setSessions((known) => known?.map((other) => (other.id === id ? { ...other, title } : other)) ?? null);
  }, []);
  const dropSession = useCallback((id: string) => {
    setDropped((before) => new Set(before).add(id));
    setSessions((known) => known?.filter((other) => other.id !== id) ?? null);
  }, []);

  const frame = useMemo(
    () => ({
      sessions,
      putSession,
      refreshSessions,
      renameSession,
      dropSession,
      dropped,
      model: props.model,
      sidebarOpen,
      setSidebarOpen,
      drawerOpen,
      setDrawerOpen,
      paletteOpen,
      setPaletteOpen,
    }),
    [
      sessions,
      putSession,
      refreshSessions,
      renameSession,
      dropSession,
      dropped,
      props.model,
      sidebarOpen,
      setSidebarOpen,
      drawerOpen,
      paletteOpen,
    ],
  );
  return <FrameContext value={frame}>{props.children}</FrameContext>;
}
