import { useState } from "react";
import type { Message } from "./messages.ts";

/** Results of other questions, newest first; one per question. */
export function useMessages() {
	const [messages, setMessages] = useState<Message[]>([]);
	return {
		messages,
		addMessage: (added: Message) =>
			setMessages((known) => [added, ...known.filter(({ id }) => id !== added.id)]),
		closeMessage: (id: string) => setMessages((known) => known.filter((each) => each.id !== id)),
	};
}
