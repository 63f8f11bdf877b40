import type { ReactNode } from "react";
import type { Asked } from "./asked.ts";
import { WithModels } from "./availability.tsx";
import { missingOf, type Needs, OrderForm, type OrderFormProps } from "./order-form.tsx";
import type { Choices, Order } from "../question-generation.api.ts";
import { type AskedProps, useAsked } from "./use-asked.ts";
import { useStart } from "./use-start.ts";

export interface OrderFields extends AskedProps {
	choices: Choices;
	missing: OrderFormProps["missing"];
}

export interface BeginOrderProps {
	title: string;
	/** The label of the button. */
	labelOf: (asked: Asked) => string;
	needsOf: (asked: Asked, choices: Choices) => Needs;
	orderOf: (asked: Asked, choices: Choices) => Order;
	onStarted: (jobId: string) => void;
	/** The minimum number of models; with fewer, a message replaces the form. */
	fewest?: number;
	otherwise?: ReactNode;
	children: (fields: OrderFields) => ReactNode;
}

/** The request, stored on every change, and the button that starts a job. */
export function BeginOrder(props: BeginOrderProps) {
	const { title, labelOf, needsOf, orderOf, onStarted, fewest = 1, otherwise, children } = props;
	const { asked, change } = useAsked();
	const start = useStart(onStarted);
	return (
		<WithModels otherwise={null}>
			{(choices) =>
				choices.models.length < fewest ? (
					otherwise
				) : (
					<OrderForm
						title={title}
						label={labelOf(asked)}
						choices={choices}
						missing={missingOf(asked, needsOf(asked, choices))}
						isBeginning={start.isPending}
						error={start.error}
						onBegin={() => start.begin(orderOf(asked, choices))}
					>
						{(missing) => children({ asked, onChange: change, choices, missing })}
					</OrderForm>
				)
			}
		</WithModels>
	);
}

/** The button of a page that makes several. */
export function generateText({ number }: Asked): string {
	return number === 1 ? "Generate 1 question" : `Generate ${number} questions`;
}
