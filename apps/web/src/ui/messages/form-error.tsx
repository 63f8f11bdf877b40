import type { Form } from "../fields/use-form.ts";

/** Why a form was refused, if it is about none of its fields. */
export function FormError({ form: { errors } }: { form: Pick<Form, "errors"> }) {
	if (errors.form === null) return null;
	return (
		<p ref={bringInView} className="error-text" role="alert">
			{errors.form}
		</p>
	);
}

/** The button that was pressed may be in view, at the bottom of the screen, while the end of the form is not. */
function bringInView(line: HTMLElement | null): void {
	line?.scrollIntoView({ block: "nearest" });
}
