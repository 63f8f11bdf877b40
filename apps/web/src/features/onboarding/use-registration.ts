import { useQueryClient } from "@tanstack/react-query";
import type { QueryKey } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../platform/api/api-client.ts";
import { useAction } from "../../ui/use-action.ts";
import { emptyChild, firstComplaint, refusedField } from "./child-draft.ts";
import type { ChildDraft, ChildField, Complaint } from "./child-draft.ts";
import type { saveChildren } from "./onboarding.api.ts";

type Saved = Awaited<ReturnType<typeof saveChildren>>;

/** The purpose of the form. */
export interface RegistrationTask {
	/** Saves the children and prepares their payment. */
	save: (children: readonly ChildDraft[]) => Promise<Saved>;
	/** Key of the query that reads the drafts. */
	draftsKey: QueryKey;
	submitLabel: string;
	/** Our page that the provider returns to, if it has to leave this one. */
	returnPathOf: (orderId: string) => string;
	/** How long the success message stays, in milliseconds; the specified time by default. */
	stay?: number;
	onPaid: (orderId: string) => void;
	/** The order was paid elsewhere, is being paid, or another one is open. */
	onClosed: () => void;
}

/** State of the registration form: the children, the complaints, and the saved order. */
export function useRegistration(
	initial: readonly ChildDraft[],
	{ save, draftsKey, onClosed }: RegistrationTask,
) {
	const [children, setChildren] = useState(initial);
	const [complaint, setComplaint] = useState<Complaint | null>(null);
	const [saved, setSaved] = useState<Saved | null>(null);
	const [refusal, setRefusal] = useState<string | null>(null);
	const client = useQueryClient();

	/** The field is being corrected, or the form is sent again. */
	const forgive = () => {
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
	const explain = (error: unknown) => {
		if (error instanceof ApiError && (error.code === "order_closed" || error.code === "order_open"))
			return onClosed();
		const fields = error instanceof ApiError ? error.fields : {};
		const refused = refusedField(children, fields);
		setComplaint(refused);
		if (refused) return;
		const text = error instanceof ApiError ? error.text : "An error occurred while processing your request";
		setRefusal(Object.values(fields).join(" ") || text);
	};
	const send = useAction(() => save(children), { onDone: setSaved, onError: explain });
	const complete = () => {
		if (send.isPending) return;
		forgive();
		const found = firstComplaint(children);
		setComplaint(found);
		if (found?.at === null) setRefusal(found.message);
		if (found === null) send.run();
	};
	const closePayment = () => {
		setSaved(null);
		// The order may be paid soon, or have failed since then.
		void client.invalidateQueries({ queryKey: draftsKey });
	};
	return {
		children,
		complaint,
		refusal,
		isProcessing: send.isPending,
		saved,
		change,
		add,
		remove,
		complete,
		closePayment,
	};
}
