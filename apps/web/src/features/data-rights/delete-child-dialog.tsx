import type { Deletion } from "@learnin/contract/routes/people/data-rights.contract";
import { useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { Note } from "../../ui/messages/note.tsx";
import { ConfirmForm } from "./confirm-form.tsx";
import { removeChild } from "./data-rights.api.ts";
import { DeletionList } from "./deletion-list.tsx";

export interface DeleteChildDialogProps {
	child: { id: string; name: string };
	/** Paid days would be lost. */
	hasDaysLeft: boolean;
	/** Called when the dialog closes; `isDeleted` says whether the child was deleted. */
	onClose: (isDeleted: boolean) => void;
}

/** Asks for the child's name and the password, deletes the child, and lists what was deleted. */
export function DeleteChildDialog({ child, hasDaysLeft, onClose }: DeleteChildDialogProps) {
	const [deletion, setDeletion] = useState<Deletion>();
	const close = () => onClose(deletion !== undefined);
	const remove = async (name: string, password: string | undefined) =>
		setDeletion(await removeChild(child.id, name, password));
	if (deletion) {
		return (
			<Dialog open onClose={close} title={`${child.name}’s data is deleted`}>
				<DeletionList deletion={deletion} />
				<Button variant="primary" onClick={close} data-autofocus>
					Done
				</Button>
			</Dialog>
		);
	}
	return (
		<Dialog open onClose={close} title={`Delete all of ${child.name}’s data?`}>
			<Note kind="problem" title="You can’t undo this">
				<p>
					We delete the profile, answers, points, reports and sign-in right away.{" "}
					{hasDaysLeft && "Unused paid days aren’t refunded. "}
					Money set aside for rewards goes back to your wallet. We keep records of payments, without names. If
					you might want a copy, save one first.
				</p>
			</Note>
			<ConfirmForm
				typed={{
					label: (
						<>
							Type <b>{child.name}</b>
						</>
					),
					wanted: child.name,
				}}
				submitLabel="Delete for good"
				onSubmit={remove}
				onCancel={close}
			/>
		</Dialog>
	);
}
