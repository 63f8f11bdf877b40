import { useQueryClient } from "@tanstack/react-query";
import type { QueryKey } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../platform/api-client.ts";
import { dismissToast, toastError } from "../../ui/toast.tsx";
import { emptyChild, firstComplaint, refusedField } from "./child-draft.ts";
import type { ChildDraft, ChildField, Complaint } from "./child-draft.ts";
import type { saveChildren } from "./onboarding.api.ts";

type Saved = Awaited<ReturnType<typeof saveChildren>>;

/** What the form is filled in for. */
export interface RegistrationTask {
	/** Keeps the children and prepares their payment. */
	save: (children: readonly ChildDraft[]) => Promise<Saved>;
	/** Of the query that reads what was kept. */
	draftsKey: QueryKey;
	submitLabel: string;
	/** Page of ours the provider leads back to, should it have to leave this one. */
	returnPathOf: (orderId: string) => string;
	/** Milliseconds that the success message stays; the agreed ones where not given. */
	stay?: number;
	onPaid: (orderId: string) => void;
	/** The order was paid elsewhere, is about to be, or another one is open. */
	onClosed: () => void;
}

/** State of the registration form: the children, what is wrong, and the order once it is saved. */
export function useRegistration(
	initial: readonly ChildDraft[],
	{ save, draftsKey, onClosed }: RegistrationTask,
) {
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
			setSaved(await save(children));
		} catch (error) {
			if (error instanceof ApiError && (error.code === "order_closed" || error.code === "order_open"))
				return onClosed();
			const fields = error instanceof ApiError ? error.fields : {};
			const refused = refusedField(children, fields);
			setComplaint(refused);
			if (refused) return toastError(refused.message);
			const text = error instanceof ApiError ? error.text : "An error occurred while processing your request";
			toastError(text);
			setRefusal(Object.values(fields).join(" ") || text);
		} finally {
			setIsProcessing(false);
		}
	};
	const closePayment = () => {
		setSaved(null);
		// The order may be on its way to being paid, or have failed meanwhile.
		void client.invalidateQueries({ queryKey: draftsKey });
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
