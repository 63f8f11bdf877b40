import { streamActivity } from "@learnin/contract/routes/practice/activity.contract";
import { useEffect, useEffectEvent } from "react";
import { useAfterPaint } from "../../platform/time/use-after-paint.ts";
import { followStream } from "../../platform/live.ts";

/** The page loads first, and includes everything up to now. */
const streamWaitMs = 1000;

/** Calls `onChange` when a child of the family did something, and after reconnecting. */
export function useLiveActivity(onChange: () => Promise<unknown>): void {
	const change = useEffectEvent(onChange);
	const isPainted = useAfterPaint(streamWaitMs);
	useEffect(() => {
		if (!isPainted) return;
		const reader = oneAtATime(() => change());
		return followStream(
			streamActivity,
			{},
			{
				onLine: ({ type }) => {
					if (type !== "still_here") reader();
				},
				onPoll: reader,
			},
		);
	}, [isPainted]);
}

/** Many simultaneous changes cause one more request, not many. */
function oneAtATime(read: () => Promise<unknown>): () => void {
	let isReading = false;
	let isAsked = false;
	const run = async () => {
		isReading = true;
		while (isAsked) {
			isAsked = false;
			// A failed request is repeated at the next change; the page keeps what it has.
			await read().catch(() => undefined);
		}
		isReading = false;
	};
	return () => {
		isAsked = true;
		if (!isReading) void run();
	};
}
