import { streamActivity } from "@learnin/contract/routes/activity.contract";
import { useEffect, useEffectEvent } from "react";
import { useAfterPaint } from "../../platform/use-after-paint.ts";
import { followStream } from "../../platform/live.ts";

/** The page comes first: what happened in the last second is in it anyway. */
const streamWaitMs = 1000;

/** Calls `onChange` when a child of the family did something, and when the line is back after it was gone. */
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

/** Many changes at once cause one more reading, not many. */
function oneAtATime(read: () => Promise<unknown>): () => void {
	let isReading = false;
	let isAsked = false;
	const run = async () => {
		isReading = true;
		while (isAsked) {
			isAsked = false;
			// What could not be read is read at the next change; the page shows what it has.
			await read().catch(() => undefined);
		}
		isReading = false;
	};
	return () => {
		isAsked = true;
		if (!isReading) void run();
	};
}
