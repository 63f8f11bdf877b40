import type { ReactNode } from "react";
import type { FormErrors } from "../../../platform/api/form-errors.ts";
import type { Asked } from "./asked.ts";
import { WithModels } from "./availability.tsx";
import { OrderForm } from "./order-form.tsx";
import type { Choices, Order } from "../question-generation.api.ts";
import { type AskedProps, useAsked } from "./use-asked.ts";
import { missingOf, type Needs, useOrderForm } from "./use-order-form.ts";

export interface OrderFields extends AskedProps {
	choices: Choices;
	errors: FormErrors["fields"];
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
	const { fewest = 1, otherwise } = props;
	return (
		<WithModels otherwise={null}>
			{(choices) => (choices.models.length < fewest ? otherwise : <Request {...props} choices={choices} />)}
		</WithModels>
	);
}

function Request(props: BeginOrderProps & { choices: Choices }) {
	const { title, labelOf, needsOf, orderOf, onStarted, choices, children } = props;
	const { asked, change } = useAsked();
	const form = useOrderForm({
		order: orderOf(asked, choices),
		missing: missingOf(asked, needsOf(asked, choices)),
		onStarted,
	});
	return (
		<OrderForm title={title} label={labelOf(asked)} choices={choices} form={form}>
			{children({ asked, onChange: change, choices, errors: form.errors.fields })}
		</OrderForm>
	);
}

/** The button of a page that makes several. */
export function generateText({ number }: Asked): string {
	return number === 1 ? "Generate 1 question" : `Generate ${number} questions`;
}
