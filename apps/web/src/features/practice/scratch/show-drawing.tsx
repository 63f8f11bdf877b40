import { drawingToShare, isDrawingSmallEnough } from "@learnin/domain/practice/shared-drawing";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { ApiError } from "../../../platform/api/api-client.ts";
import { textOf } from "../../../platform/api/show-error.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { useAction } from "../../../ui/use-action.ts";
import type { Stroke } from "../../../ui/drawing/strokes.ts";
import { type OwnDrawing, ownDrawingQuery, removeDrawing, showDrawing } from "../../shared-drawings/index.ts";
import { type ShownState, shownState } from "./shown-state.ts";

interface ShowDrawingProps {
	questionId: string;
	strokes: readonly Stroke[];
	/** The height of the question's card now, in thousandths of its width. */
	measureHeight: () => number;
}

/** Below the question: shows the parents a copy of the drawing, and takes it back. Sends nothing without a press. */
export function ShowDrawing({ questionId, strokes, measureHeight }: ShowDrawingProps) {
	const { data, isLoading } = useQuery(ownDrawingQuery(questionId));
	const words = useRef<HTMLParagraphElement>(null);
	const press = usePress(questionId, words);
	const shown = data?.drawing ?? null;
	const state = useMemo(() => shownState(strokes, shown), [strokes, shown]);
	const show = () => press.show(drawingToShare(strokes, measureHeight()));
	const isPointless = strokes.length === 0 && state === "none";
	if (isLoading || isPointless || data?.may_show === false) return null;
	return (
		<div className="scratch-show">
			<p ref={words} role="status" tabIndex={-1} className="scratch-show-words">
				{press.problem ?? stateWords[state]}
			</p>
			{state !== "same" && strokes.length > 0 && (
				<Button variant="primary" family="flat" busy={press.isBusy} onClick={show}>
					{state === "none" ? "Show my parent" : "Show the new one"}
				</Button>
			)}
			{state !== "none" && (
				<Button variant="line" family="flat" busy={press.isBusy} onClick={press.takeBack}>
					Take it back
				</Button>
			)}
		</div>
	);
}

const stateWords: Record<ShownState, string> = {
	none: /* not a text */ "",
	same: "Your parent can see this drawing with your answer.",
	earlier: "Your parent can see an earlier drawing.",
};

/** One press at a time; afterwards the focus is on what it changed. */
function usePress(question_id: string, words: React.RefObject<HTMLElement | null>) {
	const client = useQueryClient();
	const [problem, setProblem] = useState<string | null>(null);
	const [pressed, setPressed] = useState(0);
	useEffect(() => {
		if (pressed > 0) words.current?.focus();
	}, [pressed, words]);
	const { queryKey } = ownDrawingQuery(question_id);
	const end = (next: OwnDrawing | null, found: string | null) => {
		if (next !== null) client.setQueryData(queryKey, next);
		setProblem(found);
		setPressed((times) => times + 1);
	};
	const { run, isPending } = useAction(
		async (call: () => Promise<OwnDrawing>) => {
			// What was asked before the press must not arrive after it.
			await client.cancelQueries({ queryKey });
			return call();
		},
		{
			onDone: (next) => end(next, null),
			onError: (error) => {
				const isOff = error instanceof ApiError && error.code === "drawings_off";
				end(isOff ? { may_show: false, drawing: null } : null, problemText(error));
			},
		},
	);
	return {
		isBusy: isPending,
		problem,
		show: (drawing: ReturnType<typeof drawingToShare>) => {
			if (!isDrawingSmallEnough(drawing)) return setProblem(tooLarge);
			run(async () => ({
				may_show: true,
				drawing: { ...drawing, ...(await showDrawing(question_id, drawing)) },
			}));
		},
		takeBack: () =>
			run(async () => {
				await removeDrawing(question_id);
				return { may_show: true, drawing: null };
			}),
	};
}

const tooLarge = "This drawing has too many lines to show. Undo some and try again.";

function problemText(error: unknown): string {
	if (error instanceof ApiError && error.code === "network")
		return "This needs the internet. Your drawing stays here, so you can try again later.";
	return textOf(error);
}
