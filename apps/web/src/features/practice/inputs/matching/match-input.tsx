import { useImperativeHandle, useState } from "react";
import { createPortal } from "react-dom";
import { hasTouch } from "../../question/help/has-touch.ts";
import { useDeferred } from "../../session/deferred/deferred.ts";
import { isLost } from "../../session/state/practice-state.ts";
import type { InputProps, QuestionOf } from "../input-props.ts";
import { MatchBoard } from "./match-board.tsx";
import type { MatchViewProps } from "./match-view-props.ts";
import { type Pairs, pairsOf } from "./pairing.ts";
import { partLook } from "../part-look.ts";
import { useInputView, ViewSwitch } from "../boxes/view-switch.tsx";
import "./match.css";

/** MATCH_THE_FOLLOWING: lines between two columns, or a list to choose from. */
export function MatchInput(props: InputProps<QuestionOf<"MATCH_THE_FOLLOWING">>) {
	const { question, draft, phase, serverStatus, feedback, isLocked, ref, onChange } = props;
	const [view, setView] = useInputView<"lines" | "list">("match", "lines");
	const [said, setSaid] = useState("");
	const deferred = useDeferred();
	const isRevealed = isLost(phase) && serverStatus.answer_dict !== null;
	const pairs = isRevealed ? (serverStatus.answer_dict ?? {}) : draft.kind === "pairs" ? draft.pairs : {};
	const isKept = useRightPairs(props, pairs);
	const focusOpen = () => {
		const open = question.left_options.find(({ id }) => !(id in pairs)) ?? question.left_options[0];
		const place = document.querySelector<HTMLElement>(`[data-match="${CSS.escape(open?.id ?? "")}"]`);
		place?.focus();
	};
	useImperativeHandle(ref, () => ({
		focusFirst: () => false,
		focusAgain: () => {
			if (!hasTouch()) focusOpen();
		},
		retry: focusOpen,
		isReady: () => {
			const isWhole = question.left_options.every(({ id }) => id in pairs);
			if (isWhole || Object.keys(pairs).length === 0) return true;
			setSaid("Some still need a match.");
			focusOpen();
			return false;
		},
		onKey: () => false,
	}));
	const viewProps: MatchViewProps = {
		question,
		pairs,
		lookOf: (left) => (isRevealed || isKept(left, pairs[left]) ? "right" : partLook(left, phase, feedback)),
		isLocked,
		onPairs: (next) => {
			setSaid("");
			onChange({ kind: "pairs", pairs: next });
		},
	};
	return (
		<div className="mt">
			<ViewSwitch
				name="How to match"
				value={view}
				onChange={setView}
				views={[
					["lines", "Lines"],
					["list", "List"],
				]}
			/>
			{view === "lines" ? <MatchBoard {...viewProps} /> : deferred && <deferred.MatchList {...viewProps} />}
			<p className="pr-echo" role="status">
				{said}
			</p>
			{props.pad && createPortal(props.check, props.pad)}
		</div>
	);
}

/** Whether a pair was right at the last verdict: it keeps its mark while the others are tried again. */
function useRightPairs({ phase, feedback }: Pick<InputProps, "phase" | "feedback">, pairs: Pairs) {
	const [kept, setKept] = useState<{ of: typeof feedback; right: Pairs }>({ of: null, right: {} });
	const right_parts = feedback?.verdict === "incorrect" ? feedback.right_parts : null;
	if (phase === "not-yet" && right_parts !== null && feedback !== kept.of)
		setKept({ of: feedback, right: pairsOf(pairs, right_parts) });
	return (left: string, right: string | undefined) =>
		phase === "ask" && right !== undefined && kept.right[left] === right;
}
