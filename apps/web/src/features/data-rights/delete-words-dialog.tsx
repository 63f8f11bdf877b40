import type { ReactNode } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import { Note } from "../../ui/note.tsx";
import { ConfirmForm } from "./confirm-form.tsx";
import { DELETE_WORDS } from "./data-rights.api.ts";

export interface DeleteWordsDialogProps {
	title: string;
	children: ReactNode;
	onDelete: (words: string, password: string | undefined) => Promise<void>;
	onClose: () => void;
}

/** For what is larger than one name: the words, and the password. */
export function DeleteWordsDialog({ title, children, onDelete, onClose }: DeleteWordsDialogProps) {
	return (
		<Dialog open onClose={onClose} title={title}>
			<Note kind="problem" title="This cannot be undone">
				{children}
			</Note>
			<ConfirmForm
				typed={{
					label: (
						<>
							Type <b>{DELETE_WORDS}</b>
						</>
					),
				}}
				submitLabel="Delete for good"
				onSubmit={onDelete}
				onCancel={onClose}
			/>
		</Dialog>
	);
}
