import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { paths } from "../../app/paths.ts";
import { ApiError } from "../../platform/api-client.ts";
import { dismissToast, toastError } from "../../ui/toast.tsx";
import { emptyChild, firstComplaint } from "./child-draft.ts";
import type { ChildDraft, ChildField, Complaint } from "./child-draft.ts";
import { draftsQuery, saveChildren } from "./onboarding.api.ts";

type Saved = Awaited<ReturnType<typeof saveChildren>>;

/** State of the registration form: the children, what is wrong, and the order once it is saved. */
export function useRegistration(initial: readonly ChildDraft[]) {
	const [children, setChildren] = useState(initial);
	const [complaint, setComplaint] = useState<Complaint | null>(null);
	const [isProcessing, setIsProcessing] = useState(false);
	const [saved, setSaved] = useState<Saved | null>(null);
	const [refusal, setRefusal] = useState<string | null>(null);
	const client = useQueryClient();

	/** What was complained about is being mended, or is said again. */
	const forgive = () => {
		if (complaint) dismissToast(complaint.message);
		setComplaint(null);
		setRefusal(null);
	};
	const change = (key: string, field: ChildField, value: string) => {
		setChildren(children.map((child) => (child.key === key ? { ...child, [field]: value } : child)));
		forgive();
	};
	const add = () => {
		const child = emptyChild();
		setChildren([...children, child]);
		forgive();
		return child.key;
	};
	const remove = (key: string) => {
		setChildren(children.filter((child) => child.key !== key));
		forgive();
	};
	const complete = async () => {
		if (isProcessing) return;
		forgive();
		const found = firstComplaint(children);
		setComplaint(found);
		if (found) return toastError(found.message);
		setIsProcessing(true);
		try {
			setSaved(await saveChildren(children));
		} catch (error) {
			// Paid in another tab, or about to be: leads to the dashboard, or back here to what can be said of it.
			if (error instanceof ApiError && error.code === "order_closed")
				return location.assign(paths.parentDashboard);
			const text = error instanceof ApiError ? error.text : "An error occurred while processing your request";
			toastError(text);
			const fields = error instanceof ApiError ? Object.values(error.fields) : [];
			setRefusal(fields.length > 0 ? fields.join(" ") : text);
		} finally {
			setIsProcessing(false);
		}
	};
	const closePayment = () => {
		setSaved(null);
		// The order may be on its way to being paid, or have failed meanwhile.
		void client.invalidateQueries(draftsQuery);
	};
	return {
		children,
		complaint,
		refusal,
		isProcessing,
		saved,
		change,
		add,
		remove,
		complete,
		closePayment,
	};
}
