import { PRACTICE_REASON_TEXTS } from "@learnin/domain/mastery/planning/practice-reasons";
import { ChevronRight } from "lucide-react";
import type { FormEvent } from "react";
import { useState } from "react";
import { textOf } from "../../platform/api/show-error.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Choice, Choices as ChoiceGroup } from "../../ui/fields/choice.tsx";
import { SelectField } from "../../ui/fields/field.tsx";
import { Note } from "../../ui/messages/note.tsx";
import { SkillSearch } from "./skill-search.tsx";
import type { Choices, Wish } from "./worksheets.api.ts";
import "../../styles/disclosure.css";

type Child = Choices["children"][number];
type Source = Wish["source"];
type Level = Wish["level"];

const levels: readonly { value: Level; label: string }[] = [
	{ value: "suiting", label: "Just right" },
	{ value: "easier", label: "Easier" },
	{ value: "harder", label: "Harder" },
];
const counts = Array.from({ length: 26 }, (_, at) => ({ value: `${at + 5}`, label: `${at + 5}` }));

/** The values in the page's address. */
export interface FirstWish {
	child: string | null;
	source: string | null;
	skill: string | null;
}

export interface WorksheetFormProps {
	choices: Choices;
	first: FirstWish;
	making: { isPending: boolean; error: unknown };
	onMake: (wish: Wish) => void;
}

/** The child, the source, the number and the difficulty of a sheet. */
export function WorksheetForm({ choices, first, making, onMake }: WorksheetFormProps) {
	const { children, skills } = choices;
	const [childId, setChildId] = useState(first.child ?? "");
	const [source, setSource] = useState<Source>(sourceOf(first.source));
	const [skillId, setSkillId] = useState(first.skill ?? "");
	const [count, setCount] = useState("10");
	const [level, setLevel] = useState<Level>("suiting");
	const child = children.find(({ id }) => id === childId) ?? children[0];
	if (!child) return null;
	const lacks = whatLacks(source, child, skillId);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (lacks !== null) return;
		const wishes = { student_id: child.id, count: Number(count), level };
		onMake(source === "skill" ? { source, skill_id: skillId, ...wishes } : { source, ...wishes });
	};
	return (
		<form className="ws-form" onSubmit={submit} noValidate>
			{children.length > 1 && (
				<SelectField
					label="For"
					value={child.id}
					options={children.map(({ id, name }) => ({ value: id, label: name }))}
					onChange={(event) => setChildId(event.currentTarget.value)}
				/>
			)}
			<SourceChoice source={source} child={child} onChange={setSource} />
			<AllSkills names={namesOf(source, child)} />
			{source === "skill" && (
				<SkillSearch
					key={child.id}
					skills={skills}
					grade={child.grade}
					chosen={skillId}
					onChoose={setSkillId}
				/>
			)}
			<div className="ws-pair">
				<SelectField
					label="Questions"
					value={count}
					options={counts}
					onChange={(event) => setCount(event.currentTarget.value)}
				/>
				<SelectField
					label="Difficulty"
					value={level}
					options={levels}
					onChange={(event) => setLevel(event.currentTarget.value as Level)}
				/>
			</div>
			{making.error !== null && (
				<div role="alert">
					<Note kind="problem" title={textOf(making.error)} />
				</div>
			)}
			<div className="ws-make">
				<Button
					type="submit"
					variant="primary"
					size="lg"
					block
					busy={making.isPending}
					disabled={lacks !== null}
					aria-describedby={lacks === null ? undefined : "ws-lacks"}
				>
					Make worksheet
				</Button>
				{lacks !== null && (
					<p className="help" id="ws-lacks">
						{lacks}
					</p>
				)}
			</div>
		</form>
	);
}

interface SourceChoiceProps {
	source: Source;
	child: Child;
	onChange: (source: Source) => void;
}

function SourceChoice({ source, child, onChange }: SourceChoiceProps) {
	const of = (value: Source) => ({
		type: "radio",
		name: "source",
		checked: source === value,
		onChange: () => onChange(value),
	});
	return (
		<ChoiceGroup legend="Questions from">
			<Choice {...of("skill")}>
				<span>
					A skill
					<small>Any skill of any grade</small>
				</span>
			</Choice>
			<Choice {...of("mistakes")}>
				<span>
					Missed questions
					<small>{mistakeWords(child)}</small>
				</span>
			</Choice>
			<Choice {...of("next")}>
				<span>
					What to practice next
					<small>{nextWords(child)}</small>
				</span>
			</Choice>
		</ChoiceGroup>
	);
}

function sourceOf(text: string | null): Source {
	return text === "mistakes" || text === "next" ? text : "skill";
}

/** Why a sheet cannot be made yet. */
function whatLacks(source: Source, child: Child, skillId: string): string | null {
	if (source === "skill" && skillId === "") return "Please choose a skill first.";
	if (source === "mistakes" && child.mistake_skills.length === 0)
		return "There are no mistakes to practice right now.";
	if (source === "next" && child.next.length === 0) return "There’s nothing to suggest right now.";
	return null;
}

/** Names of skills have commas and "and" of their own. No line begins with the dot. */
const between = "\u00a0· ";

/** Of more than `FEW`, so many are named at once; the others are a press away. */
const NAMED = 4;
const FEW = 6;

function namesOf(source: Source, { mistake_skills, next }: Child): readonly string[] {
	if (source === "mistakes") return mistake_skills;
	return source === "next" ? next.map(({ skill_name }) => skill_name) : [];
}

function someOf(names: readonly string[]): string {
	const named = names.slice(0, NAMED).join(between);
	if (names.length <= FEW) return names.join(between);
	return `${named} and ${names.length - NAMED} more`;
}

/** The skills of the chosen source, where they are too many to be named with it. */
function AllSkills({ names }: { names: readonly string[] }) {
	if (names.length <= FEW) return null;
	return (
		<details className="disclosure">
			<summary>
				<ChevronRight aria-hidden="true" />
				{`See all ${names.length} skills`}
			</summary>
			<ul className="disclosure-body">
				{names.map((name) => (
					<li key={name}>{name}</li>
				))}
			</ul>
		</details>
	);
}

function mistakeWords({ mistake_skills }: Child): string {
	if (mistake_skills.length === 0) return "None in the last 30 days";
	const missed = someOf(mistake_skills);
	return `New questions like the missed ones: ${missed}`;
}

function nextWords({ next }: Child): string {
	const [first] = next;
	if (first === undefined) return "Nothing to suggest right now";
	if (next.length === 1) return `${first.skill_name}. ${PRACTICE_REASON_TEXTS[first.reason].parent}.`;
	return someOf(next.map(({ skill_name }) => skill_name));
}
