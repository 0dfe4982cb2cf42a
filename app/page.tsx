import { getLocale } from 'next-intl/server';
import { ChatScreen } from '@/components/chat/chat-screen';
import { requireOwner } from '@/lib/server/current-owner';
import { shopChoices } from '@/lib/server/shop-choices';

/** A new session. */
export default async function NewSessionPage() {
  const owner = await requireOwner('/');
  return <ChatScreen session={null} choices={await shopChoices(owner, await getLocale())} />;
}
