import type { Interaction, InteractionKind } from "@learnin/domain/interactions/interaction";
import type { ReactNode, RefObject } from "react";
import { FillMultipleInput } from "../../inputs/boxes/fill-multiple-input.tsx";
import type { InputProps, QuestionOf } from "../../inputs/input-props.ts";
import { type PartLook, partLook } from "../../inputs/part-look.ts";
import { MadeAnswer } from "./made-answer.tsx";
import { toldEntries } from "./use-entries.ts";

export type MadeManyProps = InputProps<QuestionOf<"FILL_MULTIPLE">>;

/** The props of a board for several numbers. */
export interface MakingMany {
	/** One per box, as it would be typed; empty before it is made. */
	entries: readonly string[];
	lookOf: (at: number) => PartLook;
	isLocked: boolean;
	firstRef: RefObject<HTMLButtonElement | null>;
	onMake: (entries: readonly string[]) => void;
}

interface Props<K extends InteractionKind> extends MadeManyProps {
	kind: K;
	name: string;
	/** The message if the answer is incomplete. */
	missing: string;
	children: (settings: Extract<Interaction, { kind: K }>, making: MakingMany) => ReactNode;
}

/** FILL_MULTIPLE, answered by interaction or typed. */
export function MadeMany<K extends InteractionKind>({ kind, name, missing, children, ...props }: Props<K>) {
	const ids = props.question.blanks.map(({ id }) => id);
	const { phase, feedback } = props;
	const told = toldEntries(props);
	// An empty board above the answers would look like the answer.
	if (phase === "skipped" && !told && !isRead(props.question)) return null;
	return (
		<MadeAnswer
			{...props}
			kind={kind}
			name={name}
			typed={<FillMultipleInput {...props} />}
			whatIsMissing={(entries) => {
				const count = ids.filter((id) => id in entries).length;
				return count > 0 && count < ids.length ? missing : null;
			}}
		>
			{(settings, { entries, isLocked, firstRef, onMake }) =>
				children(settings, {
					entries: ids.map((id) => (told ?? entries)[id] ?? ""),
					lookOf: (at) => (told ? "right" : partLook(ids[at] ?? "", phase, feedback)),
					isLocked,
					firstRef,
					onMake: (made) =>
						onMake(
							Object.fromEntries(
								ids.map((id, at) => [id, made[at] ?? ""]).filter(([, entry]) => entry !== ""),
							),
						),
				})
			}
		</MadeAnswer>
	);
}

/** Whether the board also shows what is asked about: data, a table, a figure to move. */
function isRead({ interaction }: MadeManyProps["question"]): boolean {
	if (interaction?.kind === "plane") return (interaction.shape ?? interaction.segments).length > 0;
	return interaction?.kind === "best_fit" || interaction?.kind === "machine";
}
