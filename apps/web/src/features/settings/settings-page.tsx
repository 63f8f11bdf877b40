import { Users } from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "../../paths/paths.ts";
import { Card } from "../../ui/card.tsx";
import { useProfile } from "../profile/index.ts";
import { LanguageCard } from "./language-card.tsx";
import { LooksCard } from "./looks-card.tsx";
import { SectionLinks } from "./section-links.tsx";
import { sectionsOf } from "./sections-of.ts";
import { SignOut } from "./sign-out.tsx";
import "./settings.css";

const family = {
	to: paths.parentSettings,
	icon: Users,
	title: "Family",
	text: "Guardians, PIN and currency",
};

/** /settings: links to everything an account can change, for every role. `children` are cards of other features. */
export function SettingsPage({ children }: { children?: ReactNode }) {
	const profile = useProfile();
	const sections = sectionsOf(profile);
	return (
		<div className="st-page">
			<Card title="Your account">
				<SectionLinks sections={profile.user_type === "PARENT" ? [...sections, family] : sections} />
			</Card>
			<LanguageCard />
			<LooksCard />
			{children}
			{!profile.is_opened_by_parent && <SignOut />}
		</div>
	);
}
