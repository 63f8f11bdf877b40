import { getSession, startSession } from "@learnin/contract/routes/practice/practice.contract";
import type { PracticeSession } from "@learnin/contract/schemas/practice.schema";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../../../platform/api/api-client.ts";
import { inputKindOf, loadInput } from "../../question/answer/question-inputs.ts";
import type { SessionWish } from "./session-wish.ts";

/** The session just started: its page need not fetch it again. */
let started: PracticeSession | undefined;

/** Starting is idempotent: it returns the same unfinished session. */
export function startQuery(wish: SessionWish) {
	return queryOptions({
		queryKey: ["practice", "start", wish],
		queryFn: async ({ client }) => {
			started = await callApi(startSession, { body: wish });
			// The mistakes in it are not ready anymore.
			void client.invalidateQueries({ queryKey: ["learned"] });
			return started.id;
		},
		...fetchedOnce,
	});
}

export function sessionQuery(session_id: string) {
	return queryOptions({
		queryKey: ["practice", "session", session_id],
		queryFn: async () => {
			const session = takeStarted(session_id) ?? (await callApi(getSession, { params: { session_id } }));
			// The page loads with the input, so that nothing shifts.
			const first = session.questions[session.current_index];
			if (first) await loadInput(inputKindOf(first));
			return session;
		},
		...fetchedOnce,
	});
}

/** Fetched each time a page opens and not again: the page keeps the state from then on. */
const fetchedOnce = {
	gcTime: 0,
	staleTime: Number.POSITIVE_INFINITY,
	refetchOnWindowFocus: false,
	/** Only retries a failed load: the page keeps the rest, and sends the answers kept on the device once online. */
	refetchOnReconnect: ({ state }: { state: { data?: unknown } }) => state.data === undefined && "always",
} as const;

function takeStarted(session_id: string): PracticeSession | undefined {
	const session = started;
	started = undefined;
	return session?.id === session_id ? session : undefined;
}
