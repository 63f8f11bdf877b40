import type { BulkAct, QuestionDecision } from "@learnin/contract/routes/bank/question-bank.contract";
import { useQuery } from "@tanstack/react-query";
import type { FormEvent, ReactNode } from "react";
import { useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { Field, SelectField, TextField } from "../../ui/fields/field.tsx";
import { useProfile } from "../profile/index.ts";
import { questionSkillsQuery } from "../question-common/index.ts";
import { type BulkKind, bulkWords } from "./bulk-words.ts";
import { reviewersQuery } from "./question-bank.api.ts";

export interface BulkFormProps {
	kind: BulkKind;
	onStart: (act: BulkAct) => void;
}

/** Asks for the action's details and starts it. */
export function BulkForm({ kind, onStart }: BulkFormProps) {
	if (kind === "assign") return <AssignForm onStart={onStart} />;
	if (kind === "file") return <FileForm onStart={onStart} />;
	return <DecideForm decision={kind} onStart={onStart} />;
}

interface FrameProps {
	kind: BulkKind;
	/** Starts it, or shows what is missing. */
	onSubmit: () => void;
	children: ReactNode;
}

function Frame({ kind, onSubmit, children }: FrameProps) {
	const { text, act } = bulkWords[kind];
	const submit = (event: FormEvent) => {
		event.preventDefault();
		onSubmit();
	};
	return (
		<form className="grid gap-4" noValidate onSubmit={submit}>
			<p className="text-ink-2">{text}</p>
			{children}
			<Button type="submit" variant="primary">
				{act}
			</Button>
		</form>
	);
}

type OwnProps = Pick<BulkFormProps, "onStart">;

function DecideForm({ decision, onStart }: OwnProps & { decision: QuestionDecision }) {
	const [note, setNote] = useState("");
	const [problem, setProblem] = useState<string>();
	const needsNote = decision === "send_back";
	const submit = () => {
		if (needsNote && note.trim() === "") return setProblem("Say why, so the author can fix it.");
		onStart({ kind: "decide", decision, note: note.trim() });
	};
	return (
		<Frame kind={decision} onSubmit={submit}>
			<Field label="Note" optional={!needsNote} error={problem} hint="Saved in each question’s history.">
				{(control) => (
					<textarea
						{...control}
						className="input"
						rows={3}
						maxLength={1000}
						value={note}
						data-autofocus
						onChange={(event) => setNote(event.target.value)}
					/>
				)}
			</Field>
		</Frame>
	);
}

const nobody = "nobody";

function AssignForm({ onStart }: OwnProps) {
	const { id } = useProfile();
	const reviewers = useQuery(reviewersQuery).data?.reviewers ?? [];
	const [chosen, setChosen] = useState(id);
	return (
		<Frame
			kind="assign"
			onSubmit={() => onStart({ kind: "assign", account_id: chosen === nobody ? null : chosen })}
		>
			<SelectField
				label="Reviewer"
				options={[
					{ value: id, label: "Me" },
					...reviewers
						.filter((each) => each.id !== id)
						.map(({ id: value, name }) => ({ value, label: name })),
					{ value: nobody, label: "Nobody" },
				]}
				value={chosen}
				data-autofocus
				onChange={(event) => setChosen(event.target.value)}
			/>
		</Frame>
	);
}

const unchanged = /* text */ "As it is";
const difficulties = ["1", "2", "3", "4", "5"].map((value) => ({ value, label: value }));

function FileForm({ onStart }: OwnProps) {
	const skills = useQuery(questionSkillsQuery).data?.skills ?? [];
	const [filing, setFiling] = useState({ skill_id: "", difficulty: "", add_tag: "", remove_tag: "" });
	const [problem, setProblem] = useState<string>();
	const fieldOf = (name: keyof typeof filing) => ({
		value: filing[name],
		onChange: (event: { target: { value: string } }) => setFiling({ ...filing, [name]: event.target.value }),
	});
	const submit = () => {
		const { skill_id, difficulty } = filing;
		const [add_tag, remove_tag] = [filing.add_tag.trim(), filing.remove_tag.trim()];
		if ([skill_id, difficulty, add_tag, remove_tag].every((each) => each === ""))
			return setProblem("Please choose at least one thing to change.");
		onStart({
			kind: "file",
			...(skill_id !== "" && { skill_id }),
			...(difficulty !== "" && { difficulty: Number(difficulty) }),
			...(add_tag !== "" && { add_tag }),
			...(remove_tag !== "" && { remove_tag }),
		});
	};
	return (
		<Frame kind="file" onSubmit={submit}>
			<SelectField
				label="Skill"
				placeholder={unchanged}
				options={skills.map(({ id, name, grade }) => ({ value: id, label: `${name}, grade ${grade}` }))}
				data-autofocus
				error={problem}
				{...fieldOf("skill_id")}
			/>
			<SelectField
				label="Difficulty"
				placeholder={unchanged}
				options={difficulties}
				{...fieldOf("difficulty")}
			/>
			<TextField label="Add the tag" maxLength={40} {...fieldOf("add_tag")} />
			<TextField label="Take off the tag" maxLength={40} {...fieldOf("remove_tag")} />
		</Frame>
	);
}
