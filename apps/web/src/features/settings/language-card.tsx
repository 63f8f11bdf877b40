import { Card } from "../../ui/card.tsx";
import { LanguageLinks } from "../../ui/language-links.tsx";

/** Stored with the account: pages, emails and notifications use it, on every device. */
export function LanguageCard() {
	return (
		<Card title="Language">
			<LanguageLinks isBoxed />
			<p className="mt-3 text-ink-2">
				For your pages, emails and notifications, on every device. Questions, hints and articles are in
				English for now.
			</p>
		</Card>
	);
}
