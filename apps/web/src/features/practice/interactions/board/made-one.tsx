import type { Interaction, InteractionKind } from "@learnin/domain/interactions/interaction";
import type { ReactNode, RefObject } from "react";
import { onlyBox } from "../../question/answer/drafts.ts";
import { FillOneInput } from "../../inputs/boxes/fill-one-input.tsx";
import type { InputProps, QuestionOf } from "../../inputs/input-props.ts";
import { type PartLook, partLook } from "../../inputs/part-look.ts";
import { MadeAnswer } from "./made-answer.tsx";
import { toldEntries } from "./use-entries.ts";

export type MadeOneProps = InputProps<QuestionOf<"FILL_ONE">>;

/** The props of a board for one number. */
export interface MakingOne {
	/** As it would be typed; empty before anything is made. */
	entry: string;
	look: PartLook;
	isLocked: boolean;
	firstRef: RefObject<HTMLButtonElement | null>;
	onMake: (entry: string) => void;
}

interface Props<K extends InteractionKind> extends MadeOneProps {
	kind: K;
	name: string;
	/** The message if it is started but gives no number yet; for boards with their own undo. */
	missing?: string;
	children: (settings: Extract<Interaction, { kind: K }>, making: MakingOne) => ReactNode;
}

/** FILL_ONE, answered by interaction or typed. */
export function MadeOne<K extends InteractionKind>({ kind, name, missing, children, ...props }: Props<K>) {
	const told = toldEntries(props);
	// An empty board above the answer would look like the answer.
	if (props.phase === "skipped" && !told) return null;
	return (
		<MadeAnswer
			{...props}
			kind={kind}
			name={name}
			typed={<FillOneInput {...props} />}
			{...(missing !== undefined && {
				hasOwnTools: true,
				whatIsMissing: (entries) => (onlyBox in entries ? null : missing),
			})}
		>
			{(settings, { entries, isLocked, firstRef, onMake }) =>
				children(settings, {
					entry: (told ?? entries)[onlyBox] ?? "",
					look: told ? "right" : partLook(onlyBox, props.phase, props.feedback, true),
					isLocked,
					firstRef,
					onMake: (entry) => onMake(entry === "" ? {} : { [onlyBox]: entry }),
				})
			}
		</MadeAnswer>
	);
}
