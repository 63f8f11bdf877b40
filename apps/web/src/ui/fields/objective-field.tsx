import { MAX_OBJECTIVE_LENGTH, suggestedObjectives } from "@learnin/domain/family/learning-objectives";
import { type ComponentProps, useId } from "react";
import { TextField } from "./field.tsx";

type Given = Omit<ComponentProps<typeof TextField>, "label" | "hint" | "list" | "maxLength" | "autoComplete">;

/** A child's learning objective: five suggestions, and room for the family's own words. */
export function ObjectiveField(input: Given) {
	const list = useId();
	return (
		<>
			<TextField
				label="Primary Learning Objective"
				hint="Choose one or write your own."
				autoComplete="off"
				maxLength={MAX_OBJECTIVE_LENGTH}
				list={list}
				{...input}
			/>
			<datalist id={list}>
				{suggestedObjectives().map((words) => (
					<option key={words} value={words}>
						{words}
					</option>
				))}
			</datalist>
		</>
	);
}
