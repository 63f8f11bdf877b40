import type { ReactNode } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { Note } from "../../ui/messages/note.tsx";
import type { useForm } from "./use-form.ts";

export interface FormDialogProps {
	title: string;
	submitLabel: string;
	form: ReturnType<typeof useForm>;
	onClose: () => void;
	children: ReactNode;
}

/** The frame of all reward forms. */
export function FormDialog({ title, submitLabel, form, onClose, children }: FormDialogProps) {
	const { isBusy, problem, onSubmit } = form;
	return (
		<Dialog open onClose={onClose} dismissible={!isBusy} title={title}>
			<form className="grid gap-4" noValidate onSubmit={onSubmit}>
				{children}
				{problem.text !== null && (
					<div role="alert">
						<Note kind="problem" title={problem.text} />
					</div>
				)}
				<div className="grid gap-3 sm:flex sm:flex-row-reverse">
					<Button type="submit" variant="primary" busy={isBusy}>
						{submitLabel}
					</Button>
					<Button variant="line" disabled={isBusy} onClick={onClose}>
						Cancel
					</Button>
				</div>
			</form>
		</Dialog>
	);
}

export interface WordFieldProps {
	label: string;
	name: string;
	hint?: string;
	optional?: boolean;
	error?: string | undefined;
	/** Gets the focus when the dialog opens. */
	isFirst?: boolean;
}

/** A short text, up to 300 characters. */
export function WordField({ label, name, hint, optional = false, error, isFirst = false }: WordFieldProps) {
	return (
		<Field label={label} optional={optional} error={error} {...(hint !== undefined && { hint })}>
			{(control) => (
				<textarea
					{...control}
					name={name}
					className="input"
					rows={2}
					maxLength={300}
					{...(isFirst && { "data-autofocus": true })}
				/>
			)}
		</Field>
	);
}
