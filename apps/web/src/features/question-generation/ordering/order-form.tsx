import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { isUsedUp, Limits } from "./availability.tsx";
import type { Asked } from "./asked.ts";
import type { Choices } from "../question-generation.api.ts";

export interface OrderFormProps {
	title: string;
	choices: Choices;
	/** What is missing, by field; if nothing, the job starts. */
	missing: Partial<Record<OrderField, string>>;
	onBegin: () => void;
	isBeginning: boolean;
	/** Why the last one could not be started. */
	error: string | undefined;
	label: string;
	/** The fields, which receive what is missing once submitted. */
	children: (missing: OrderFormProps["missing"]) => ReactNode;
}

export type OrderField = "skill" | "number" | "models" | "example";

/** The request to the models, and the button that starts it. */
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

/** What a request needs besides a skill. */
export interface Needs {
	/** The maximum number of questions. */
	most?: number;
	/** How many models are chosen, and the minimum. */
	models?: number;
	leastModels?: number;
	/** Whether an example may be required. */
	example?: boolean;
}

/** What a request lacks, by field. */
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
