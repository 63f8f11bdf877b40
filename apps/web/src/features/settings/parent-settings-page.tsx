import type { ReactNode } from "react";
import { Card } from "../../ui/card.tsx";
import { useProfile } from "../profile/index.ts";
import { currencyName } from "./currency-name.ts";
import { LooksCard } from "./looks-card.tsx";
import { SectionLinks } from "./section-links.tsx";
import { sectionsOf } from "./sections-of.ts";
import { SignOut } from "./sign-out.tsx";
import "./settings.css";

/** /parent/settings: what concerns the family, then the own account. `children` are the family's cards of other features. */
export function ParentSettingsPage({ children }: { children?: ReactNode }) {
	const profile = useProfile();
	return (
		<div className="st-page">
			{children}
			<CurrencyCard currency={profile.currency} />
			<Card title="Your account">
				<SectionLinks sections={sectionsOf(profile)} />
			</Card>
			<LooksCard />
			<SignOut />
		</div>
	);
}

function CurrencyCard({ currency }: { currency: string }) {
	return (
		<Card title="Currency">
			<p className="font-semibold">{currencyName(currency)}</p>
			<p className="text-ink-2 mt-1">Fees and the wallet of your family are in this currency.</p>
		</Card>
	);
}
