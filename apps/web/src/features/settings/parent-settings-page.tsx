import type { ReactNode } from "react";
import { invitationPaymentPath } from "../../paths/more-paths.ts";

import { Card } from "../../ui/card.tsx";
import { CurrencyCard } from "../currency/index.ts";
import { useProfile } from "../profile/index.ts";
import { LanguageCard } from "./language-card.tsx";
import { LooksCard } from "./looks-card.tsx";
import { SectionLinks } from "./section-links.tsx";
import { sectionsOf } from "./sections-of.ts";
import { SignOut } from "./sign-out.tsx";
import "./settings.css";

/**
 * /parent/settings: the family's settings, then the account's. `children` are the family's cards of other features.
 */
export function ParentSettingsPage({ children }: { children?: ReactNode }) {
	const profile = useProfile();
	return (
		<div className="st-page">
			{children}
			<CurrencyCard orderPath={invitationPaymentPath} />
			<Card title="Your account">
				<SectionLinks sections={sectionsOf(profile)} />
			</Card>
			<LanguageCard />
			<LooksCard />
			<SignOut />
		</div>
	);
}
