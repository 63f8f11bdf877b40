import type { Interaction, InteractionKind } from "@learnin/domain/interactions/interaction";
import {
	type ReactNode,
	type RefObject,
	useContext,
	useEffect,
	useImperativeHandle,
	useRef,
	useState,
} from "react";
import { createPortal } from "react-dom";
import { hasTouch } from "../../question/help/has-touch.ts";
import type { InputProps } from "../../inputs/input-props.ts";
import { useInputView, ViewSwitch } from "../../inputs/boxes/view-switch.tsx";
import { howToMake } from "./how-to-make.ts";
import { MadeTools, ToolsPlace } from "./made-tools.tsx";
import { type Entries, useEntries } from "./use-entries.ts";
import { showBoard } from "./show-board.ts";
import { useRoom } from "./use-room.ts";
import "./drag.css";
import "./made-answer.css";

/** The props of an interaction's board. */
export interface Making {
	/** As they would be typed or chosen, by part; unanswered parts are absent. */
	entries: Entries;
	isLocked: boolean;
	/** Focused at the start, and when the answer has to be changed. */
	firstRef: RefObject<HTMLButtonElement | null>;
	onMake: (entries: Entries) => void;
}

interface MadeAnswerProps<K extends InteractionKind> extends InputProps {
	kind: K;
	/** The name of the interaction in the switch. */
	name: string;
	/** The alternative input, always one press away, and its name. */
	typed: ReactNode;
	typedName?: string;
	/** What is missing if the answer is incomplete, so that checking would be useless. */
	whatIsMissing?: (entries: Entries) => string | null;
	/** Its steps are not entries, so it has its own undo and clear. */
	hasOwnTools?: boolean;
	children: (settings: Extract<Interaction, { kind: K }>, making: Making) => ReactNode;
}

/** An answer by interaction with undo, or by the regular input; switching keeps the answer. */
export function MadeAnswer<K extends InteractionKind>(props: MadeAnswerProps<K>) {
	const [view, setView] = useInputView<"made" | "typed">(props.kind, "made");
	const [tools, setTools] = useState<HTMLElement | null>(null);
	const board = useRef<HTMLDivElement>(null);
	useRoom(board, props.pad);
	return (
		<div ref={board} className="made" data-view={view}>
			<div className="made-top">
				<ViewSwitch
					name="How to answer"
					value={view}
					onChange={setView}
					views={[
						["made", props.name],
						["typed", props.typedName ?? "Type it"],
					]}
				/>
				<div className="made-side" ref={setTools} />
			</div>
			<ToolsPlace value={tools}>{view === "typed" ? props.typed : <Made {...props} />}</ToolsPlace>
		</div>
	);
}

function Made<K extends InteractionKind>(props: MadeAnswerProps<K>) {
	const { question, isLocked, ref, whatIsMissing } = props;
	const { entries, put } = useEntries(props);
	const place = useContext(ToolsPlace);
	const [earlier, setEarlier] = useState<Entries[]>([]);
	const [missing, setMissing] = useState<string | null>(null);
	const firstRef = useRef<HTMLButtonElement>(null);
	const make = (next: Entries) => {
		setMissing(null);
		if (isSame(next, entries)) return;
		setEarlier([...earlier, entries]);
		put(next);
	};
	// What is made is often put where the sheet at the bottom of a phone still covers the board.
	useEffect(() => {
		if (earlier.length > 0) showBoard(firstRef.current);
	}, [earlier]);
	const undo = () => {
		setMissing(null);
		put(earlier.at(-1) ?? {});
		setEarlier(earlier.slice(0, -1));
	};
	const focus = () => firstRef.current?.focus();
	useImperativeHandle(ref, () => ({
		focusFirst: () => {
			focus();
			return true;
		},
		focusAgain: () => hasTouch() || focus(),
		retry: focus,
		isReady: () => {
			const what = whatIsMissing?.(entries) ?? (isSame(entries, {}) ? "Give an answer first." : null);
			setMissing(what);
			return what === null;
		},
		onKey: () => false,
	}));
	const isUntouched = earlier.length === 0 && isSame(entries, {});
	const settings = question.interaction as Extract<Interaction, { kind: K }>;
	return (
		<>
			{/* Its place stays, so that the board does not move below the finger. */}
			{place &&
				createPortal(
					<p className="made-how" data-done={isLocked || !isUntouched || undefined}>
						{howToMake(settings)}
					</p>,
					place,
				)}
			{props.children(settings, { entries, isLocked, firstRef, onMake: make })}
			<p className="made-missing" role="status">
				{missing}
			</p>
			{props.hasOwnTools !== true && (
				<MadeTools
					canUndo={!isLocked && earlier.length > 0}
					canClear={!isLocked && !isSame(entries, {})}
					onUndo={undo}
					onClear={() => make({})}
				/>
			)}
			{props.pad && createPortal(props.check, props.pad)}
		</>
	);
}

function isSame(one: Entries, other: Entries): boolean {
	return [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
		(part) => one[part] === other[part],
	);
}
