import type { SavedCard } from "@learnin/contract/routes/money/payment-methods.contract";
import { cardName } from "@learnin/domain/payments/card-name";
import { CreditCard } from "lucide-react";
import { useState } from "react";
import { useNow } from "../../platform/time/use-now.ts";
import { Badge } from "../../ui/people/badge.tsx";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { expiryText, savedCardsQuery } from "../payments/index.ts";
import { makeDefault, remove } from "./payment-methods.api.ts";

/** The family's cards, the default one, and how to remove one. */
export function SavedCards({ cards }: { cards: readonly SavedCard[] }) {
	return (
		<Card title="Saved cards">
			{cards.length === 0 ? (
				<EmptyState
					title="No saved cards"
					hint="Save one below, so you don’t have to type it when you pay."
					heading="h3"
				/>
			) : (
				<ul className="pm-list">
					{cards.map((card) => (
						<CardRow key={card.id} card={card} others={cards.filter(({ id }) => id !== card.id)} />
					))}
				</ul>
			)}
			<p className="help mt-4">
				Nothing renews automatically: we charge a card only when you pay. All guardians in your family can see
				and use these cards.
			</p>
		</Card>
	);
}

function CardRow({ card, others }: { card: SavedCard; others: readonly SavedCard[] }) {
	const name = cardName(card);
	const now = useNow();
	return (
		<li className="pm-row">
			<span className="pm-icon">
				<CreditCard className="i" />
			</span>
			<div className="pm-name">
				<p className="font-semibold">{name}</p>
				<p className="text-ink-2 text-sm">{expiryText(card, now)}</p>
			</div>
			{card.is_default && <Badge tone="mint">Default</Badge>}
			<div className="pm-acts">
				{!card.is_default && <MakeDefault card={card} name={name} />}
				<Remove card={card} name={name} others={others} />
			</div>
		</li>
	);
}

interface ActProps {
	card: SavedCard;
	name: string;
}

function MakeDefault({ card, name }: ActProps) {
	return (
		<ActionButton
			variant="line"
			family="flat"
			work={() => makeDefault(card.id)}
			done={`${name} is your default card`}
			reloads={[savedCardsQuery]}
			aria-label={`Make ${name} the default`}
		>
			Make default
		</ActionButton>
	);
}

function Remove({ card, name, others }: ActProps & { others: readonly SavedCard[] }) {
	const [isAsking, setIsAsking] = useState(false);
	return (
		<>
			<Button variant="line" family="flat" aria-label={`Remove ${name}`} onClick={() => setIsAsking(true)}>
				Remove
			</Button>
			{isAsking && (
				<ConfirmDialog
					title={`Remove ${name}?`}
					confirmLabel="Remove card"
					onConfirm={() => remove(card.id)}
					done={`${name} is removed`}
					reloads={[savedCardsQuery]}
					onClose={() => setIsAsking(false)}
				>
					<p>Past payments don’t change. You can add the card again at any time.</p>
					{card.is_default && <NextDefault others={others} />}
				</ConfirmDialog>
			)}
		</>
	);
}

/** Which card becomes the default; of several it is the oldest, which the list does not tell. */
function NextDefault({ others: [next, ...more] }: { others: readonly SavedCard[] }) {
	if (next === undefined) return null;
	return (
		<p>
			{more.length === 0
				? `${cardName(next)} becomes the default.`
				: "Your oldest saved card becomes the default."}
		</p>
	);
}
