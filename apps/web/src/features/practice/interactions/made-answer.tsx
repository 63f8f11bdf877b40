import type { Interaction, InteractionKind } from "@learnin/domain/interactions/interaction";
import { Eraser, Undo2 } from "lucide-react";
import { type ReactNode, type RefObject, useImperativeHandle, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "../../../ui/button.tsx";
import { joinSlots, slotShape, splitEntry } from "../answer-slots.ts";
import { onlyBox } from "../drafts.ts";
import { hasTouch } from "../has-touch.ts";
import { FillOneInput } from "../inputs/fill-one-input.tsx";
import type { InputProps, QuestionOf } from "../inputs/input-props.ts";
import { type PartLook, partLook } from "../inputs/part-look.ts";
import { useInputView, ViewSwitch } from "../inputs/view-switch.tsx";
import "./made-answer.css";

export type MadeProps = InputProps<QuestionOf<"FILL_ONE">>;

/** What a thing to make the answer with is given. */
export interface Making {
	/** As it would be typed; empty before anything is made. */
	entry: string;
	look: PartLook;
	isLocked: boolean;
	/** What gets the focus when the answer begins, or is to be changed. */
	firstRef: RefObject<HTMLButtonElement | null>;
	onMake: (entry: string) => void;
}

interface MadeAnswerProps<K extends InteractionKind> extends MadeProps {
	kind: K;
	/** What the thing is called in the switch. */
	name: string;
	children: (settings: Extract<Interaction, { kind: K }>, making: Making) => ReactNode;
}

/** FILL_ONE by something made, with undo, or typed as everywhere else: what was put in stays when the way is changed. */
export function MadeAnswer<K extends InteractionKind>(props: MadeAnswerProps<K>) {
	const [view, setView] = useInputView<"made" | "typed">(props.kind, "made");
	return (
		<div className="made">
			<ViewSwitch
				name="How to answer"
				value={view}
				onChange={setView}
				views={[
					["made", props.name],
					["typed", "Type it"],
				]}
			/>
			{view === "typed" ? <FillOneInput {...props} /> : <Made {...props} />}
		</div>
	);
}

function Made<K extends InteractionKind>(props: MadeAnswerProps<K>) {
	const { question, phase, feedback, isLocked, ref } = props;
	const { entry, put } = useOneEntry(props);
	const [earlier, setEarlier] = useState<string[]>([]);
	const firstRef = useRef<HTMLButtonElement>(null);
	const make = (next: string) => {
		if (next === entry) return;
		setEarlier([...earlier, entry]);
		put(next);
	};
	const undo = () => {
		put(earlier.at(-1) ?? "");
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
		isReady: () => true,
		onKey: () => false,
	}));
	const settings = question.interaction as Extract<Interaction, { kind: K }>;
	const look = partLook(onlyBox, phase, feedback, true);
	return (
		<>
			{props.children(settings, { entry, look, isLocked, firstRef, onMake: make })}
			<div className="made-tools">
				<Button variant="ghost" icon={<Undo2 />} disabled={isLocked || earlier.length === 0} onClick={undo}>
					Undo
				</Button>
				<Button
					variant="ghost"
					icon={<Eraser />}
					disabled={isLocked || entry === ""}
					onClick={() => make("")}
				>
					Clear
				</Button>
			</div>
			{props.pad && createPortal(props.check, props.pad)}
		</>
	);
}

/** The one entry of the question, through the boxes that it would be typed into. */
function useOneEntry({ question, draft, onChange }: MadeProps) {
	const shape = slotShape(question.answer_type);
	const slots = draft.kind === "boxes" ? (draft.slots[onlyBox] ?? []) : [];
	return {
		entry: joinSlots(shape, slots),
		put: (entry: string) => {
			const filled = (entry === "" ? null : splitEntry(shape, entry)) ?? slots.map(() => "");
			onChange({ kind: "boxes", slots: { [onlyBox]: filled } });
		},
	};
}
