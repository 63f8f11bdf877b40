import type { ReactNode } from "react";
import { Button } from "../buttons/button.tsx";
import type { Form } from "../fields/use-form.ts";
import { FormError } from "../messages/form-error.tsx";
import { Dialog } from "./dialog.tsx";

export interface FormDialogProps {
	title: string;
	submitLabel: string;
	/** `primary` by default. */
	submitVariant?: "primary" | "danger";
	form: Form;
	/** The form checks its entries itself, or the server does, instead of the browser. */
	noValidate?: boolean;
	onClose: () => void;
	/** The fields. */
	children: ReactNode;
	className?: string;
}

/** A form in a dialog: its fields, the error of none of them, and its two buttons. */
export function FormDialog(props: FormDialogProps) {
	const {
		title,
		submitLabel,
		submitVariant = "primary",
		form,
		noValidate,
		onClose,
		children,
		className,
	} = props;
	return (
		<Dialog
			open
			onClose={onClose}
			dismissible={!form.isPending}
			title={title}
			{...(className !== undefined && { className })}
		>
			<form {...form.props} className="grid gap-4" noValidate={noValidate}>
				{children}
				<FormError form={form} />
				<div className="grid gap-3 sm:flex sm:flex-row-reverse">
					<Button type="submit" variant={submitVariant} busy={form.isPending}>
						{submitLabel}
					</Button>
					<Button variant="line" disabled={form.isPending} onClick={onClose}>
						Cancel
					</Button>
				</div>
			</form>
		</Dialog>
	);
}
