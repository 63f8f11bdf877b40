import { formatAmount } from "@learnin/domain/pricing/money";
import { Wallet } from "lucide-react";
import { Link } from "react-router";
import { paths } from "../../../paths/paths.ts";
import { ButtonLink } from "../../../ui/buttons/button-link.tsx";
import { Card } from "../../../ui/card.tsx";
import { useProfile } from "../../profile/index.ts";

/** The balance of the family's wallet, and its purpose. Not on a phone, where the header and the menu lead there. */
export function WalletCard() {
	const { wallet_balance, wallet_on_hold, currency } = useProfile();
	return (
		<Card title="Wallet" className="wallet-card">
			<p className="wallet-sum">
				<span className="num">{formatAmount(wallet_balance, currency)}</span>
			</p>
			<div className="wallet-words">
				<p className="text-ink-2">It pays for daily rewards and, if you like, for practice days.</p>
				{wallet_on_hold > 0 && (
					<p>
						{`${formatAmount(wallet_on_hold, currency)} is on hold until your bank decides about a disputed payment.`}
					</p>
				)}
			</div>
			<p className="flex flex-wrap items-center gap-x-5 gap-y-2">
				<ButtonLink variant="line" to={paths.loadWallet} reloadDocument icon={<Wallet className="i" />}>
					Load Wallet
				</ButtonLink>
				<Link className="link tap-line text-sm" to={paths.transactions}>
					Payments
				</Link>
			</p>
		</Card>
	);
}
