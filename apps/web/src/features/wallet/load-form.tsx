import { useState } from "react";
import { paidPath } from "../../paths/more-paths.ts";
import { paths } from "../../paths/paths.ts";
import { ApiError } from "../../platform/api/api-client.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Choice, Choices } from "../../ui/fields/choice.tsx";
import { TextField } from "../../ui/fields/field.tsx";
import { useForm } from "../../ui/fields/use-form.ts";
import { FormError } from "../../ui/messages/form-error.tsx";
import { EarlierTryNote, moneyText, PaymentDialog } from "../payments/index.ts";
import { readAmount } from "./read-amount.ts";
import type { Wallet } from "./wallet.api.ts";
import { prepareLoad } from "./wallet.api.ts";

interface LoadFormProps {
	wallet: Wallet;
	/** The payment was left or cannot start: the displayed state may be outdated. */
	onEnded: () => void;
}

/** The amount to load, and its payment. */
export function LoadForm({ wallet, onEnded }: LoadFormProps) {
	const { currency, offered, least, most, order } = wallet;
	const [text, setText] = useState(() => firstText(wallet));
	const [prepared, setPrepared] = useState<Awaited<ReturnType<typeof prepareLoad>> | null>(null);
	const typed = readAmount(text, wallet);
	const form = useForm(() => prepareLoad("amount" in typed ? typed.amount : 0), {
		check: () => ({ amount: "complaint" in typed ? typed.complaint : undefined }),
		onDone: setPrepared,
		onRefused: (error) => {
			if (error instanceof ApiError && error.fields["amount"] === undefined) onEnded();
		},
	});
	return (
		<Card title="Load your wallet">
			<form className="grid gap-5" noValidate {...form.props}>
				<EarlierTryNote order={order} />
				<Choices legend="Choose an amount" className="wa-amounts">
					{offered.map((amount) => (
						<Choice
							key={amount}
							type="radio"
							name="amount"
							checked={"amount" in typed && typed.amount === amount}
							onChange={() => setText(String(amount))}
						>
							<span className="num">{roundText(amount, currency)}</span>
						</Choice>
					))}
				</Choices>
				<TextField
					name="amount"
					label={`Or another amount, in ${currency}`}
					className="max-w-[22rem]"
					inputMode="decimal"
					autoComplete="off"
					maxLength={20}
					value={text}
					error={form.errors.fields.amount}
					hint={`From ${moneyText(least, currency)} to ${moneyText(most, currency)}, ${paidBy(currency)}`}
					onChange={(event) => setText(event.target.value)}
				/>
				<FormError form={form} />
				<div className="wa-end">
					<Button type="submit" variant="primary" size="lg" busy={form.isPending}>
						{"amount" in typed ? `Load ${moneyText(typed.amount, currency)}` : "Load wallet"}
					</Button>
					<p className="help">One-time payment. The money stays in your family’s wallet until you use it.</p>
				</div>
			</form>
			{/* Outside: it contains its own form. */}
			{prepared && (
				<PaymentDialog
					loadWalletTo={paths.loadWallet}
					order={prepared.order}
					payment={prepared.payment}
					returnPath={paidPath(prepared.order.id)}
					// The success page shows the rest.
					stay={0}
					onPaid={() => location.assign(paidPath(prepared.order.id))}
					onClose={() => {
						setPrepared(null);
						onEnded();
					}}
				/>
			)}
		</Card>
	);
}

/** The amount of the open order, or the middle suggestion. */
function firstText({ order, offered }: Wallet): string {
	return String(order?.total_amount ?? offered[Math.floor(offered.length / 2)] ?? "");
}

/** "$25", "NPR 1,300": suggested amounts have no cents. */
function roundText(amount: number, currency: Wallet["currency"]): string {
	return moneyText(amount, currency).replace(/\.00$/, "");
}

function paidBy(currency: Wallet["currency"]): string {
	return currency === "NPR" ? "paid with eSewa." : "paid by card.";
}
