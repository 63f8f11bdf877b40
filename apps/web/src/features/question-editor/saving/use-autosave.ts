import { useEffect, useEffectEvent, useRef, useState } from "react";
import { keepDraft } from "../question-editor.api.ts";
import type { Kept } from "./kept-draft.ts";

/** Idle time before saving. */
const waitMs = 1200;

export interface Autosave {
	savedAt: string | null;
	hasFailed: boolean;
	/** Stops saving until the next change; waits for pending requests. */
	stop: () => Promise<void>;
	/** Deletes the autosaved draft. */
	discard: () => Promise<void>;
}

/** Autosaves a moment after the last change, and immediately when the page is left. Null: nothing to save. */
export function useAutosave(draftKey: string, kept: Kept | null): Autosave {
	const [state, setState] = useState<{ savedAt: string | null; hasFailed: boolean }>({
		savedAt: null,
		hasFailed: false,
	});
	const waiting = useRef<Kept | null>(null);
	const line = useRef<Promise<void>>(Promise.resolve());
	const save = async () => {
		const next = waiting.current;
		if (next === null) return;
		try {
			const { saved_at } = await keepDraft(draftKey, { ...next });
			if (waiting.current === next) waiting.current = null;
			setState({ savedAt: saved_at, hasFailed: false });
		} catch {
			setState((before) => ({ ...before, hasFailed: true }));
		}
	};
	const queueSave = () => {
		// One request at a time, so that the last text is the one that is kept.
		line.current = line.current.then(save);
	};
	const text = kept === null ? null : JSON.stringify(kept);
	const take = useEffectEvent(() => {
		waiting.current = kept;
	});
	const saveNow = useEffectEvent(queueSave);
	useEffect(() => {
		take();
		if (text === null) return;
		const timer = setTimeout(() => saveNow(), waitMs);
		return () => clearTimeout(timer);
	}, [text]);
	useEffect(() => {
		const askFirst = (event: BeforeUnloadEvent) => {
			if (waiting.current !== null) event.preventDefault();
		};
		window.addEventListener("beforeunload", askFirst);
		return () => window.removeEventListener("beforeunload", askFirst);
	}, []);
	useEffect(
		() => () => {
			if (waiting.current !== null) void keepDraft(draftKey, { ...waiting.current }).catch(() => undefined);
		},
		[draftKey],
	);
	const stop = async () => {
		waiting.current = null;
		await line.current;
	};
	const discard = async () => {
		await stop();
		await keepDraft(draftKey, null);
	};
	return { ...state, stop, discard };
}
