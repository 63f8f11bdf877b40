import { GRADES } from "@learnin/domain/family/grades";
import { Choice } from "../../ui/fields/choice.tsx";
import { FormDialog } from "../../ui/overlays/form-dialog.tsx";
import { Field, SelectField, TextField } from "../../ui/fields/field.tsx";
import { PrerequisitesField } from "./prerequisites-field.tsx";
import type { Curriculum, SkillDetails } from "./skills.api.ts";
import { type SkillDraft, useSkillDraft } from "./use-skill-draft.ts";

export interface SkillFormProps {
	curriculum: Curriculum;
	/** The edited skill; absent for a new one. */
	skill?: SkillDetails;
	onDone: (skill_id: string) => void;
	onClose: () => void;
}

/** The form for the texts and settings of a skill. */
export function SkillForm({ curriculum, skill, onDone, onClose }: SkillFormProps) {
	const draft = useSkillDraft(skill, curriculum.domains[0]?.id ?? "", onDone);
	const { form } = draft;
	return (
		<FormDialog
			title={skill === undefined ? "Add a skill" : `Edit ${skill.name}`}
			submitLabel={skill === undefined ? "Add skill" : "Save"}
			form={form}
			onClose={onClose}
			noValidate
			className="cur-panel"
		>
			<Words draft={draft} />
			<Filing draft={draft} domains={curriculum.domains} />
			<PrerequisitesField draft={draft} skills={curriculum.skills.filter(({ id }) => id !== skill?.id)} />
			<Choice
				type="checkbox"
				checked={draft.words.is_active}
				onChange={(event) => draft.set({ is_active: event.target.checked })}
			>
				<span>
					<b>Active</b>
					<span className="help block">
						Students can see and start it. Skills are never deleted, so past work stays.
					</span>
				</span>
			</Choice>
		</FormDialog>
	);
}

interface PartProps {
	draft: SkillDraft;
}

function Words({ draft }: PartProps) {
	const { words, problems, set } = draft;
	return (
		<>
			<TextField
				label="Name"
				hint="As a teacher would say it."
				maxLength={120}
				name="name"
				value={words.name}
				error={problems["name"]}
				onChange={(event) => set({ name: event.target.value })}
			/>
			<TextField
				label="Name for children"
				hint="A few plain words, shown on all of a child’s pages."
				maxLength={40}
				name="child_name"
				value={words.child_name}
				error={problems["child_name"]}
				onChange={(event) => set({ child_name: event.target.value })}
			/>
			<TextField
				label="What a child can do"
				hint="Parents see it once their child masters the skill. No period at the end."
				maxLength={160}
				name="parent_name"
				value={words.parent_name}
				error={problems["parent_name"]}
				onChange={(event) => set({ parent_name: event.target.value })}
			/>
			<Field
				label="Description"
				optional
				hint="For people who write questions."
				error={problems["description"]}
			>
				{(control) => (
					<textarea
						{...control}
						className="input"
						rows={3}
						maxLength={2000}
						name="description"
						value={words.description}
						onChange={(event) => set({ description: event.target.value })}
					/>
				)}
			</Field>
		</>
	);
}

function Filing({ draft, domains }: PartProps & { domains: Curriculum["domains"] }) {
	const { words, problems, set } = draft;
	return (
		<div className="cur-fields">
			<SelectField
				label="Grade"
				options={GRADES.map(({ grade, label }) => ({ value: `${grade}`, label }))}
				name="grade"
				value={`${words.grade}`}
				error={problems["grade"]}
				onChange={(event) => set({ grade: Number(event.target.value) })}
			/>
			<SelectField
				label="Domain"
				className="cur-domain"
				options={domains.map(({ id, name }) => ({ value: id, label: name }))}
				value={words.domain}
				onChange={(event) => set({ domain: event.target.value })}
			/>
			<TextField
				label="Standard"
				maxLength={30}
				name="standard"
				value={words.standard}
				error={problems["standard"]}
				onChange={(event) => set({ standard: event.target.value })}
			/>
			<TextField
				label="Other standards"
				optional
				hint="Codes with commas between."
				maxLength={400}
				name="also_covers"
				defaultValue={words.also_covers.join(", ")}
				error={problems["also_covers"]}
				onChange={(event) => set({ also_covers: codesOf(event.target.value) })}
			/>
		</div>
	);
}

function codesOf(text: string): string[] {
	return text
		.split(",")
		.map((code) => code.trim())
		.filter(Boolean);
}
