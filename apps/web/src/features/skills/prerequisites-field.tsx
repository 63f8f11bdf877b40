import { CircleAlert, Plus, Trash2 } from "lucide-react";
import { useId } from "react";
import { Button, IconButton } from "../../ui/buttons/button.tsx";
import { weightWords } from "./skill-words.ts";
import type { ListedSkill } from "./skills.api.ts";
import type { SkillDraft } from "./use-skill-draft.ts";

export interface PrerequisitesFieldProps {
	draft: SkillDraft;
	/** The choices. */
	skills: readonly ListedSkill[];
}

const most = 12;
const usualWeight = 0.5;

/** A skill's prerequisites, and how much of each it uses. */
export function PrerequisitesField({ draft, skills }: PrerequisitesFieldProps) {
	const id = useId();
	const { words, problems, set } = draft;
	const rows = words.prerequisites;
	const problem = problems["prerequisites"];
	const offered = skills.filter(({ grade }) => grade <= words.grade);
	const free = offered.filter((skill) => rows.every(({ skill_id }) => skill_id !== skill.id));
	const next = free.findLast(({ grade }) => grade === words.grade) ?? free.at(-1);
	const change = (at: number, changes: Partial<(typeof rows)[number]>) =>
		set({ prerequisites: rows.map((row, place) => (place === at ? { ...row, ...changes } : row)) });
	return (
		<fieldset
			className="cur-prerequisites"
			aria-describedby={problem === undefined ? undefined : id}
			{...(problem !== undefined && { "data-problem": true, tabIndex: -1 })}
		>
			<legend className="label">Builds on</legend>
			{rows.length === 0 && <p className="help">Nothing: students can start with it.</p>}
			{rows.map(({ skill_id, weight }, at) => (
				<div key={skill_id} className="cur-prerequisite">
					<select
						className="input"
						aria-label={`Skill ${at + 1} that it builds on`}
						value={skill_id}
						onChange={(event) => change(at, { skill_id: event.target.value })}
					>
						{skills
							.filter((skill) => skill.id === skill_id || free.includes(skill))
							.map((skill) => (
								<option key={skill.id} value={skill.id}>
									{`${skill.grade} · ${skill.name}`}
								</option>
							))}
					</select>
					<select
						className="input"
						aria-label={`How much of skill ${at + 1} is used`}
						value={`${weight}`}
						onChange={(event) => change(at, { weight: Number(event.target.value) })}
					>
						{weightWords.every(({ value }) => value !== weight) && (
							<option value={`${weight}`}>{weight}</option>
						)}
						{weightWords.map(({ value, label }) => (
							<option key={value} value={`${value}`}>
								{label}
							</option>
						))}
					</select>
					<IconButton
						label={`Remove skill ${at + 1}`}
						onClick={() => set({ prerequisites: rows.filter((_, place) => place !== at) })}
					>
						<Trash2 className="i" />
					</IconButton>
				</div>
			))}
			{problem !== undefined && (
				<p className="error-text" id={id} role="alert">
					<CircleAlert aria-hidden="true" />
					<span>{problem}</span>
				</p>
			)}
			{next !== undefined && rows.length < most && (
				<Button
					variant="line"
					family="flat"
					className="justify-self-start"
					icon={<Plus className="i" />}
					onClick={() => set({ prerequisites: [...rows, { skill_id: next.id, weight: usualWeight }] })}
				>
					Add what it builds on
				</Button>
			)}
		</fieldset>
	);
}
