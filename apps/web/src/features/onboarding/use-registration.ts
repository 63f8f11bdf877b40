import { useState } from "react";
import { ApiError } from "../../platform/api-client.ts";
import { showError } from "../../platform/show-error.ts";
import { dismissToast, toastError } from "../../ui/toast.tsx";
import { emptyChild, firstComplaint } from "./child-draft.ts";
import type { ChildDraft, ChildField, Complaint } from "./child-draft.ts";
import { saveChildren } from "./onboarding.api.ts";

type Saved = Awaited<ReturnType<typeof saveChildren>>;

/** State of the registration form: the children, what is wrong, and the order once it is saved. */
export function useRegistration(initial: readonly ChildDraft[]) {
	const [children, setChildren] = useState(initial);
	const [complaint, setComplaint] = useState<Complaint | null>(null);
	const [isProcessing, setIsProcessing] = useState(false);
	const [saved, setSaved] = useState<Saved | null>(null);

	const change = (key: string, field: ChildField, value: string) => {
		setChildren(children.map((child) => (child.key === key ? { ...child, [field]: value } : child)));
		setComplaint(null);
	};
	const add = () => {
		const child = emptyChild();
		setChildren([...children, child]);
		setComplaint(null);
		return child.key;
	};
	const remove = (key: string) => {
		setChildren(children.filter((child) => child.key !== key));
		setComplaint(null);
	};
	const complete = async () => {
		if (isProcessing) return;
		// What was complained about before is mended, or said again now.
		if (complaint) dismissToast(complaint.message);
		const found = firstComplaint(children);
		setComplaint(found);
		if (found) return toastError(found.message);
		setIsProcessing(true);
		try {
			setSaved(await saveChildren(children));
		} catch (error) {
			if (error instanceof ApiError) showError(error);
			else toastError("An error occurred while processing your request");
		} finally {
			setIsProcessing(false);
		}
	};
	return {
		children,
		complaint,
		isProcessing,
		saved,
		change,
		add,
		remove,
		complete,
		closePayment: () => setSaved(null),
	};
}
