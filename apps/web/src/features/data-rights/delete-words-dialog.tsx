import { formatAmount } from "@learnin/domain/pricing/money";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useState } from "react";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { Note } from "../../ui/messages/note.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ConfirmForm } from "./confirm-form.tsx";
import type { MoneyLeft, WholeDeletion } from "./data-rights.api.ts";
import { DELETE_WORDS, moneyLeftQuery } from "./data-rights.api.ts";

export interface DeleteWordsDialogProps {
	title: string;
	children: ReactNode;
	onDelete: (confirmed: WholeDeletion) => Promise<void>;
	onClose: () => void;
}

/** Confirms larger deletions: a phrase, the password, and what happens to the money. */
export function DeleteWordsDialog({ title, children, onDelete, onClose }: DeleteWordsDialogProps) {
	return (
		<Dialog open onClose={onClose} title={title}>
			<Note kind="problem" title="You can’t undo this">
				{children}
			</Note>
			<Confirm onDelete={onDelete} onClose={onClose} />
		</Dialog>
	);
}

function Confirm({ onDelete, onClose }: Pick<DeleteWordsDialogProps, "onDelete" | "onClose">) {
	const { data, isPending } = useQuery(moneyLeftQuery);
	const [forgoes_wallet, setForgoes] = useState(false);
	// The layout must not shift under a finger about to press.
	if (isPending) return <Skeleton className="h-64 w-full rounded-2xl" />;
	return (
		<>
			{data !== undefined && data.amounts.length > 0 && (
				<MoneyToGiveUp amounts={data.amounts} forgoes={forgoes_wallet} onChange={setForgoes} />
			)}
			<ConfirmForm
				typed={{
					label: `Type “${DELETE_WORDS}”`,
					wanted: DELETE_WORDS,
				}}
				submitLabel="Delete for good"
				onSubmit={(words, password) => onDelete({ words, password, forgoes_wallet })}
				onCancel={onClose}
			/>
		</>
	);
}

interface MoneyToGiveUpProps {
	amounts: MoneyLeft["amounts"];
	forgoes: boolean;
	onChange: (forgoes: boolean) => void;
}

/** Money is never lost silently: shows the amount, how to get it back, and the choice to forfeit it. */
function MoneyToGiveUp({ amounts, forgoes, onChange }: MoneyToGiveUpProps) {
	const total = amounts.map(({ amount, currency }) => formatAmount(amount, currency)).join(" and ");
	return (
		<div className="grid gap-3">
			<p>
				Your wallet holds <b>{total}</b>, including rewards set aside. You can use it for practice days, or
				reply to any of our emails to get it back, before you delete the family.
			</p>
			<label className="dr-forgo">
				<input type="checkbox" checked={forgoes} onChange={(event) => onChange(event.target.checked)} />
				<span>I give up the {total} in the wallet</span>
			</label>
		</div>
	);
}
