import { toastSuccess } from "../../ui/messages/toast.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { ConfirmForm } from "./confirm-form.tsx";
import { saveExport } from "./data-rights.api.ts";

export interface ExportDialogProps {
	/** Null: the whole family. */
	child: { id: string; name: string } | null;
	onClose: () => void;
}

/** Downloads a copy of all stored data. */
export function ExportDialog({ child, onClose }: ExportDialogProps) {
	const save = async (_: string, password: string | undefined) => {
		await saveExport(child?.id ?? null, password);
		toastSuccess("Your copy is saved");
		onClose();
	};
	return (
		<Dialog
			open
			onClose={onClose}
			title={child ? `Save a copy of ${child.name}’s data` : "Save a copy of everything"}
		>
			<p className="text-ink-2">
				One ZIP file with everything we keep about {child ? child.name : "your family"}: profile, questions
				and answers, consents, sign-ins and payments, as tables for a spreadsheet and as JSON.
			</p>
			<ConfirmForm submitLabel="Save the copy" onSubmit={save} onCancel={onClose} />
		</Dialog>
	);
}
