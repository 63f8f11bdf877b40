import type { DrawnFigureName } from "@learnin/domain/authoring/drawn-figures";
import type { FigureFault } from "@learnin/domain/authoring/drawn-figures/fault";
import type { Figure, FigureSettings } from "@learnin/domain/question/question";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { drawnFigureQuery } from "../question-editor.api.ts";

const waitMs = 250;

export interface DrawnFigureOptions {
	name: DrawnFigureName;
	/** The figure in the question. */
	figure: Figure;
	saved: FigureSettings;
	onChange: (figure: Figure) => void;
}

/** The typed settings; the question's figure follows once they are valid. */
export function useDrawnFigure({ name, figure, saved, onChange }: DrawnFigureOptions) {
	const client = useQueryClient();
	/** Unsaved settings; null if there are none. */
	const [typed, setTyped] = useState<FigureSettings | null>(null);
	const [refused, setRefused] = useState<{ settings: FigureSettings; fault: FigureFault } | null>(null);
	const [hasFailed, setHasFailed] = useState(false);
	/** A fault is only shown once the field was left. */
	const [isTyping, setIsTyping] = useState(false);
	const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; settings: FigureSettings }>(undefined);
	const stored = useQuery(drawnFigureQuery(name, saved));
	const fromSettings = stored.isPlaceholderData ? undefined : stored.data?.figure?.alt;
	const latest = useRef({ figure, fromSettings, onChange, typed });
	useEffect(() => {
		latest.current = { figure, fromSettings, onChange, typed };
	});
	// The result for a replaced or removed figure comes too late.
	useEffect(
		() => () => {
			latest.current = { ...latest.current, typed: null };
		},
		[],
	);

	const apply = (drawn: Figure, settings: FigureSettings) => {
		const { figure: before, fromSettings: own } = latest.current;
		const isOwn = before.alt !== "" && own !== undefined && before.alt !== own;
		latest.current.onChange({
			svg: drawn.svg,
			alt: isOwn ? before.alt : drawn.alt,
			drawn: { name, settings },
		});
		setTyped(null);
	};
	const draw = async (settings: FigureSettings) => {
		waiting.current = undefined;
		try {
			const { figure: drawn, fault } = await client.fetchQuery(drawnFigureQuery(name, settings));
			setHasFailed(false);
			if (latest.current.typed !== settings) return;
			if (drawn !== null) apply(drawn, settings);
			else if (fault !== null) setRefused({ settings, fault });
		} catch {
			setHasFailed(true);
		}
	};
	return {
		values: typed ?? saved,
		/** Applied after a short wait, or immediately when a field is left; faults of text show only then. */
		change(settings: FigureSettings, isDecided: boolean) {
			clearTimeout(waiting.current?.timer);
			setTyped(settings);
			setIsTyping(!isDecided);
			waiting.current = { settings, timer: setTimeout(() => void draw(settings), waitMs) };
		},
		leave() {
			setIsTyping(false);
			if (waiting.current === undefined) return;
			clearTimeout(waiting.current.timer);
			void draw(waiting.current.settings);
		},
		fault: refused !== null && refused.settings === typed && !isTyping ? refused.fault : null,
		hasFailed,
		/** The description from the settings, if the question has another one. */
		ownWords: fromSettings !== undefined && fromSettings !== figure.alt ? fromSettings : null,
	};
}
