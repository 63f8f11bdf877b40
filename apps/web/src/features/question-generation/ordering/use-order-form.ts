import { useForm } from "../../../ui/fields/use-form.ts";
import type { Asked } from "./asked.ts";
import { choicesQuery, jobsKey, type Order, start } from "../question-generation.api.ts";

type OrderField = keyof Pick<Order, "skill_id" | "number" | "models" | "example">;

/** What a request lacks, by field. */
export type Missing = Partial<Record<OrderField, string>>;

export interface OrderFormOptions {
	order: Order;
	missing: Missing;
	onStarted: (jobId: string) => void;
}

/** The form of a request: it starts a job and opens it. */
export function useOrderForm({ order, missing, onStarted }: OrderFormOptions) {
	return useForm(() => start(order), {
		check: () => missing,
		// Limits and models may have changed, if it failed.
		reloads: [{ queryKey: jobsKey }, { queryKey: choicesQuery.queryKey }],
		onDone: ({ job_id }) => onStarted(job_id),
	});
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

export function missingOf(asked: Asked, needs: Needs): Missing {
	const { most, models, leastModels, example = false } = needs;
	const isExample = example && asked.from !== "skill";
	const hasExample = asked.from === "question" ? asked.example_id !== null : asked.example_text.trim() !== "";
	return {
		...(asked.skill_id === "" && { skill_id: "Choose what the question is about." }),
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
