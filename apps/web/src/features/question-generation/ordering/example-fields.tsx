import { gradeLabel } from "@learnin/domain/family/grades";
import { toPlainText } from "@learnin/domain/question/text/plain-text";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { textOf } from "../../../platform/api/show-error.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Choice } from "../../../ui/fields/choice.tsx";
import { Field, TextField } from "../../../ui/fields/field.tsx";
import { RichText } from "../../../ui/text/rich-text.tsx";
import { type Asked, generatedTypes } from "./asked.ts";
import { exampleQuery, exampleSearchQuery, type Found } from "../question-generation.api.ts";
import type { AskedProps } from "./use-asked.ts";

const ways: readonly { id: Asked["from"]; label: string; about: string }[] = [
	{ id: "skill", label: "The skill", about: "As close as possible to what the bank already has." },
	{
		id: "question",
		label: "A question of the bank",
		about: "One that works well with students, and more like it.",
	},
	{
		id: "text",
		label: "A text",
		about: "A task from a worksheet or a lesson, with different words and numbers.",
	},
];
const longestText = 2000;
const mostFound = 6;
const searchWaitMs = 300;

/** What to base the new ones on: only the skill, or an example too. */
export function ExampleFields({ asked, onChange, error }: AskedProps & { error: string | undefined }) {
	return (
		<>
			<fieldset className="qg-models">
				<legend className="label">Close to</legend>
				<div className="qg-model-list">
					{ways.map(({ id, label, about }) => (
						<Choice
							key={id}
							type="radio"
							name="from"
							checked={asked.from === id}
							onChange={() => onChange({ from: id })}
						>
							<span>
								{label}
								<small>{about}</small>
							</span>
						</Choice>
					))}
				</div>
			</fieldset>
			{asked.from === "question" && <ExampleQuestion asked={asked} onChange={onChange} error={error} />}
			{asked.from === "text" && (
				<Field label="The text" error={error}>
					{(control) => (
						<textarea
							{...control}
							name="example"
							className="input"
							rows={4}
							maxLength={longestText}
							value={asked.example_text}
							onChange={(event) => onChange({ example_text: event.currentTarget.value })}
						/>
					)}
				</Field>
			)}
		</>
	);
}

function ExampleQuestion({ asked, onChange, error }: AskedProps & { error: string | undefined }) {
	const [wasChosen, setWasChosen] = useState(false);
	if (asked.example_id !== null)
		return (
			<ChosenExample
				id={asked.example_id}
				takesFocus={wasChosen}
				onOther={() => onChange({ example_id: null })}
			/>
		);
	return (
		<ExampleSearch
			error={error}
			onChoose={({ id, skill_id, difficulty, question_type }) => {
				setWasChosen(true);
				const type = generatedTypes.find((each) => each === question_type);
				// The new ones most probably belong where the example does.
				onChange({
					example_id: id,
					skill_id,
					difficulty: difficulty as Difficulty,
					...(type && { question_type: type }),
				});
			}}
		/>
	);
}

interface ChosenExampleProps {
	id: string;
	takesFocus: boolean;
	onOther: () => void;
}

function ChosenExample({ id, takesFocus, onOther }: ChosenExampleProps) {
	const { data, error } = useQuery(exampleQuery(id));
	return (
		<div className="qg-example">
			<p>
				<span className="label">Example</span>
				{data ? toPlainText(data.question.prompt) : error ? textOf(error) : "Loading…"}
			</p>
			{/* The pressed button is gone; the focus moves here. */}
			<Button variant="line" {...(takesFocus && { ref: focusOnce })} onClick={onOther}>
				Another example
			</Button>
		</div>
	);
}

/** A stable function: a new one on every render would take the focus again. */
function focusOnce(button: HTMLButtonElement | null): void {
	button?.focus();
}

function ExampleSearch({ error, onChoose }: { error: string | undefined; onChoose: (found: Found) => void }) {
	const [text, setText] = useState("");
	const query = useQuery(exampleSearchQuery(useSettled(text.trim())));
	const found = query.data?.questions ?? [];
	return (
		<div className="qe-stack">
			<TextField
				label="Search the bank"
				name="example"
				type="search"
				autoComplete="off"
				placeholder="words of the question"
				error={error}
				value={text}
				onChange={(event) => setText(event.currentTarget.value)}
			/>
			<p className={found.length === 0 && !query.isPending ? "text-ink-2 text-sm" : "sr"} role="status">
				{query.error
					? textOf(query.error)
					: query.isPending
						? "Searching"
						: found.length === 0
							? "The bank has no question like that."
							: found.length === 1
								? "1 question found"
								: `${found.length} questions found`}
			</p>
			<ul className="qe-found" aria-label="Questions of the bank">
				{found.slice(0, mostFound).map((each) => (
					<li key={each.id}>
						<button type="button" onClick={() => onChoose(each)}>
							<RichText text={each.prompt} className="rich" asLabel />
							<small>{`${each.skill_name} · ${gradeLabel(each.grade)}`}</small>
						</button>
					</li>
				))}
			</ul>
		</div>
	);
}

/** Debounced. */
function useSettled(text: string): string {
	const [settled, setSettled] = useState(text);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(text), searchWaitMs);
		return () => clearTimeout(timer);
	}, [text]);
	return settled;
}
