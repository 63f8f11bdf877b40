import type { ReactNode } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { Card } from "../../../ui/card.tsx";
import type { Form } from "../../../ui/fields/use-form.ts";
import { FormError } from "../../../ui/messages/form-error.tsx";
import { isUsedUp, Limits } from "./availability.tsx";
import type { Choices } from "../question-generation.api.ts";

export interface OrderFormProps {
	/** For buttons outside of the form that send it, too. */
	id?: string;
	title: string;
	choices: Choices;
	form: Form;
	label: string;
	/** The fields. */
	children: ReactNode;
}

/** The request to the models, and the button that starts it. */
export function OrderForm({ id, title, choices, form, label, children }: OrderFormProps) {
	return (
		<Card title={title} className="qg-card">
			<form id={id} className="qg-fields" noValidate {...form.props}>
				{children}
				<div className="qg-begin">
					<FormError form={form} />
					<Button
						type="submit"
						variant="primary"
						busy={form.isPending}
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
