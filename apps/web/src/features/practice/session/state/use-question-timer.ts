import { useEffect, useRef } from "react";
import type { ActiveTime } from "./active-time.ts";
import { countUntil, noteInput, noteVisibility, startActiveTime, wholeMs } from "./active-time.ts";

export interface Timing {
	time_to_first_ms: number;
	active_ms: number;
}

export interface QuestionTimer {
	/** Call it for every entry; the first one counts. */
	noteEntry: () => void;
	/** The times since the question was shown, or since the last call. */
	take: () => Timing;
}

/** Times one question, from the mount of its component. */
export function useQuestionTimer(): QuestionTimer {
	const active = useRef<ActiveTime>(startActiveTime(0, false));
	const shownAt = useRef(0);
	const firstEntryAt = useRef<number | null>(null);
	useEffect(() => {
		shownAt.current = performance.now();
		active.current = startActiveTime(shownAt.current, isVisible());
		const onInput = () => (active.current = noteInput(active.current, performance.now()));
		const onVisibility = () =>
			(active.current = noteVisibility(active.current, performance.now(), isVisible()));
		const inputs = ["keydown", "pointerdown", "pointermove", "wheel"] as const;
		for (const name of inputs) document.addEventListener(name, onInput, { passive: true, capture: true });
		document.addEventListener("visibilitychange", onVisibility);
		return () => {
			for (const name of inputs) document.removeEventListener(name, onInput, { capture: true });
			document.removeEventListener("visibilitychange", onVisibility);
		};
	}, []);
	return {
		noteEntry: () => {
			firstEntryAt.current ??= performance.now();
		},
		take: () => {
			const now = performance.now();
			const { total } = countUntil(active.current, now);
			active.current = { ...noteInput(active.current, now), total: 0 };
			return {
				time_to_first_ms: wholeMs((firstEntryAt.current ?? now) - shownAt.current),
				active_ms: wholeMs(total),
			};
		},
	};
}

function isVisible(): boolean {
	return document.visibilityState === "visible";
}
