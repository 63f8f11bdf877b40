import type { Form } from "../fields/use-form.ts";

/** Why a form was refused, if it is about none of its fields. */
export function FormError({ form: { errors } }: { form: Pick<Form, "errors"> }) {
	if (errors.form === null) return null;
	return (
		<p className="error-text" role="alert">
			{errors.form}
		</p>
	);
}
