import type { BulkAct, QuestionDecision } from "@learnin/contract/routes/bank/question-bank.contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { Field, SelectField, TextField } from "../../ui/fields/field.tsx";
import { type Form, type TextOf, useForm } from "../../ui/fields/use-form.ts";
import { FormError } from "../../ui/messages/form-error.tsx";
import { useProfile } from "../profile/index.ts";
import { questionSkillsQuery } from "../question-common/index.ts";
import { type BulkKind, bulkWords } from "./bulk-words.ts";
import { reviewersQuery } from "./question-bank.api.ts";

export interface BulkFormProps {
	kind: BulkKind;
	onStart: (act: BulkAct) => Promise<void>;
}

/** Asks for the action's details and starts it. */
export function BulkForm({ kind, onStart }: BulkFormProps) {
	if (kind === "assign") return <AssignForm onStart={onStart} />;
	if (kind === "file") return <FileForm onStart={onStart} />;
	return <DecideForm decision={kind} onStart={onStart} />;
}

interface FrameProps {
	kind: BulkKind;
	form: Form;
	children: ReactNode;
}

function Frame({ kind, form, children }: FrameProps) {
	const { text, act } = bulkWords[kind];
	return (
		<form className="grid gap-4" noValidate {...form.props}>
			<p className="text-ink-2">{text}</p>
			{children}
			<FormError form={form} />
			<Button type="submit" variant="primary" busy={form.isPending}>
				{act}
			</Button>
		</form>
	);
}

type OwnProps = Pick<BulkFormProps, "onStart">;

function DecideForm({ decision, onStart }: OwnProps & { decision: QuestionDecision }) {
	const needsNote = decision === "send_back";
	const form = useForm((text) => onStart({ kind: "decide", decision, note: text("note").trim() }), {
		check: (text) => ({
			note: needsNote && text("note").trim() === "" ? "Say why, so the author can fix it." : undefined,
		}),
	});
	return (
		<Frame kind={decision} form={form}>
			<Field
				label="Note"
				optional={!needsNote}
				error={form.errors.fields["note"]}
				hint="Saved in each question’s history."
			>
				{(control) => (
					<textarea {...control} name="note" className="input" rows={3} maxLength={1000} data-autofocus />
				)}
			</Field>
		</Frame>
	);
}

const nobody = "nobody";

function AssignForm({ onStart }: OwnProps) {
	const { id } = useProfile();
	const reviewers = useQuery(reviewersQuery).data?.reviewers ?? [];
	const form = useForm((text) => {
		const chosen = text("account_id");
		return onStart({ kind: "assign", account_id: chosen === nobody ? null : chosen });
	});
	return (
		<Frame kind="assign" form={form}>
			<SelectField
				label="Reviewer"
				name="account_id"
				options={[
					{ value: id, label: "Me" },
					...reviewers
						.filter((each) => each.id !== id)
						.map(({ id: value, name }) => ({ value, label: name })),
					{ value: nobody, label: "Nobody" },
				]}
				defaultValue={id}
				data-autofocus
			/>
		</Frame>
	);
}

const unchanged = /* text */ "No change";
const difficulties = ["1", "2", "3", "4", "5"].map((value) => ({ value, label: value }));

function FileForm({ onStart }: OwnProps) {
	const skills = useQuery(questionSkillsQuery).data?.skills ?? [];
	const form = useForm((text) => onStart({ kind: "file", ...filingOf(text) }), {
		check: (text) => {
			const isEmpty = Object.keys(filingOf(text)).length === 0;
			return { skill_id: isEmpty ? "Please choose at least one thing to change." : undefined };
		},
	});
	return (
		<Frame kind="file" form={form}>
			<SelectField
				label="Skill"
				name="skill_id"
				placeholder={unchanged}
				options={skills.map(({ id, name, grade }) => ({ value: id, label: `${name}, grade ${grade}` }))}
				data-autofocus
				error={form.errors.fields["skill_id"]}
			/>
			<SelectField label="Difficulty" name="difficulty" placeholder={unchanged} options={difficulties} />
			<TextField label="Add the tag" name="add_tag" maxLength={40} />
			<TextField label="Remove the tag" name="remove_tag" maxLength={40} />
		</Frame>
	);
}

/** What is to change, without what stays as it is. */
function filingOf(text: TextOf) {
	const [skill_id, difficulty] = [text("skill_id"), text("difficulty")];
	const [add_tag, remove_tag] = [text("add_tag").trim(), text("remove_tag").trim()];
	return {
		...(skill_id !== "" && { skill_id }),
		...(difficulty !== "" && { difficulty: Number(difficulty) }),
		...(add_tag !== "" && { add_tag }),
		...(remove_tag !== "" && { remove_tag }),
	};
}
