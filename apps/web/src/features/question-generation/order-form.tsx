import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { isUsedUp, Limits } from "./availability.tsx";
import type { Asked } from "./asked.ts";
import type { Choices } from "./question-generation.api.ts";

export interface OrderFormProps {
	title: string;
	choices: Choices;
	/** What is missing, by the name of the field; nothing of it: the job is begun. */
	missing: Partial<Record<OrderField, string>>;
	onBegin: () => void;
	isBeginning: boolean;
	/** Why the last one could not be begun. */
	error: string | undefined;
	label: string;
	/** The fields, told what is missing once somebody wanted to begin. */
	children: (missing: OrderFormProps["missing"]) => ReactNode;
}

export type OrderField = "skill" | "number" | "models" | "example";

/** What is asked of the models, and the press that begins it. */
export function OrderForm(props: OrderFormProps) {
	const { title, choices, missing, onBegin, isBeginning, error, label, children } = props;
	const [isTried, setIsTried] = useState(false);
	const form = useRef<HTMLFormElement>(null);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		setIsTried(true);
		if (Object.keys(missing).length === 0) return onBegin();
		requestAnimationFrame(() =>
			form.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-missing] input")?.focus(),
		);
	};
	return (
		<Card title={title} className="qg-card">
			<form ref={form} className="qg-fields" noValidate onSubmit={submit}>
				{children(isTried ? missing : {})}
				<div className="qg-begin">
					{error !== undefined && (
						<p className="error-text" role="alert">
							{error}
						</p>
					)}
					<Button
						type="submit"
						variant="primary"
						busy={isBeginning}
						busyLabel="Beginning"
						disabled={isUsedUp(choices)}
					>
						{label}
					</Button>
					<Limits choices={choices} />
				</div>
			</form>
		</Card>
	);
}

/** What an order needs beside a skill. */
export interface Needs {
	/** So many questions at most. */
	most?: number;
	/** How many models are chosen, and how many must be. */
	models?: number;
	leastModels?: number;
	/** Whether there may have to be an example. */
	example?: boolean;
}

/** What is missing of what an order needs, by the name of the field. */
export function missingOf(asked: Asked, needs: Needs): OrderFormProps["missing"] {
	const { most, models, leastModels, example = false } = needs;
	const isExample = example && asked.from !== "skill";
	const hasExample = asked.from === "question" ? asked.example_id !== null : asked.example_text.trim() !== "";
	return {
		...(asked.skill_id === "" && { skill: "Choose what the question is about." }),
		...(most !== undefined &&
			(asked.number < 1 || asked.number > most) && { number: `Between 1 and ${most}.` }),
		...(models !== undefined &&
			leastModels !== undefined &&
			models < leastModels && {
				models: leastModels === 1 ? "Choose a model." : `Choose at least ${leastModels} models.`,
			}),
		...(isExample && !hasExample && { example: "Choose or write an example." }),
	};
}
