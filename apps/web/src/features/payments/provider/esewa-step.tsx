import { ExternalLink } from "lucide-react";
import { Spinner } from "../../../ui/spinner.tsx";
import { moneyText } from "../order/money-text.ts";
import { PayForm } from "../pay-form.tsx";
import type { PayStepProps } from "../pay-step-props.ts";
import { useWalletFor } from "../use-wallet-for.ts";
import { esewaWay, esewaWays } from "../ways.ts";

/** Paying in rupees: on eSewa's own page, which returns to ours, or from the wallet. */
export function EsewaStep({ order, phase, loadWalletTo, onPay, onBack }: PayStepProps) {
	const wallet = useWalletFor(order);
	if (wallet === undefined) return <Spinner label="Checking your wallet" />;
	return (
		<PayForm
			{...{ order, phase, wallet, loadWalletTo, onBack }}
			ways={esewaWays(order, wallet)}
			onPay={(way) => onPay({ kind: way === esewaWay ? "esewa" : "wallet" })}
		>
			{(way) =>
				way === esewaWay && (
					<p className="text-ink-2 flex gap-3">
						<ExternalLink className="i mt-1 flex-none" />
						<span>
							You’ll leave Learnin to pay {moneyText(order.total_amount, order.currency)} on eSewa with your
							eSewa account. eSewa brings you back here when you’re done.
						</span>
					</p>
				)
			}
		</PayForm>
	);
}
