import type { ReactNode } from "react";
import { Avatar, Monogram } from "../people/avatar.tsx";
import { Card } from "../card.tsx";
import { Logo } from "../logo.tsx";
import { PageTitle } from "../page-title.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";
import "../../styles/sign-in.css";

export interface AcceptFrameProps {
	title: string;
	lead: ReactNode;
	/** Whose picture: a child's tile, or an adult's initials. */
	picture: { kind: "child" | "guardian"; name: string };
	children: ReactNode;
}

/** The frame of an invitation's page. */
export function AcceptFrame({ title, lead, picture, children }: AcceptFrameProps) {
	return (
		<div className="sign-in-page paper">
			<header className="flex items-center justify-between px-4 py-3 sm:px-6">
				<Logo />
				<ThemeToggle />
			</header>
			<main id="main" className="m-auto grid w-full max-w-[30rem] gap-5 px-4 pt-4 pb-16">
				<div className="flex items-center gap-4">
					{picture.kind === "child" ? (
						<Avatar name={picture.name} size={64} />
					) : (
						<Monogram name={picture.name} size={64} />
					)}
					<PageTitle lead={lead}>{title}</PageTitle>
				</div>
				<Card>{children}</Card>
			</main>
		</div>
	);
}
