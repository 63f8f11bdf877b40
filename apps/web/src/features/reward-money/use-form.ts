import { useQueryClient } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../platform/api/api-client.ts";
import { textOf } from "../../platform/api/show-error.ts";
import { toastSuccess } from "../../ui/messages/toast.tsx";
import { rewardsQuery } from "./reward-money.api.ts";

interface Problem {
	fields: Record<string, string>;
	/** Null if a field shows it. */
	text: string | null;
}

export interface FormWork {
	work: (text: (name: string) => string) => Promise<unknown>;
	/** The message on success. */
	done: string;
	onDone: () => void;
}

/** A form in a dialog: one submission at a time; then everything about rewards and the wallet is reloaded. */
export function useForm({ work, done, onDone }: FormWork) {
	const client = useQueryClient();
	const [isBusy, setIsBusy] = useState(false);
	const [problem, setProblem] = useState<Problem>({ fields: {}, text: null });
	const sent = useRef<HTMLFormElement>(null);
	useEffect(() => {
		if (Object.keys(problem.fields).length > 0)
			sent.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
	}, [problem]);
	const send = async (form: HTMLFormElement) => {
		const values = new FormData(form);
		setIsBusy(true);
		setProblem({ fields: {}, text: null });
		try {
			await work((name) => String(values.get(name) ?? "").trim());
			await client.invalidateQueries({
				predicate: ({ queryKey }) => queryKey[0] !== rewardsQuery.queryKey[0],
			});
			await client.refetchQueries(rewardsQuery);
			toastSuccess(done);
			onDone();
		} catch (error) {
			const fields = error instanceof ApiError ? error.fields : {};
			setProblem({ fields, text: Object.keys(fields).length > 0 ? null : textOf(error) });
			setIsBusy(false);
		}
	};
	return {
		isBusy,
		problem,
		onSubmit: (event: FormEvent<HTMLFormElement>) => {
			event.preventDefault();
			sent.current = event.currentTarget;
			if (!isBusy) void send(event.currentTarget);
		},
	};
}

/** Digits, optionally with thousands commas, and decimals after a point. */
const numberShape = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;

/** A typed number such as "1.5" or "$1,300"; otherwise NaN, which the server refuses: "1,50" is ambiguous. */
export function readNumber(text: string): number {
	const plain = text.replace(/^(?:\$|usd|npr)\s*/i, "");
	return numberShape.test(plain) ? Number(plain.replaceAll(",", "")) : Number.NaN;
}
