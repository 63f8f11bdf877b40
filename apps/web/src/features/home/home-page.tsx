import { type Article, BlogSection } from "../blog/index.ts";
import { SiteFrame } from "../site/index.ts";
import { FeaturesSection } from "./features-section.tsx";
import { Hero } from "./hero.tsx";
import { PathSection } from "./path-section.tsx";
import { PricingSection } from "./pricing-section.tsx";
import { QuestionsSection } from "./questions-section.tsx";
import { ReportSection } from "./report-section.tsx";
import { StandardsSection } from "./standards-section.tsx";
import { WhySection } from "./why-section.tsx";

/** The home page is static HTML made by the build; `start-home.ts` makes it interactive. */
export function HomePage({ articles }: { articles: readonly Article[] }) {
	return (
		<SiteFrame path="/">
			<Hero />
			<FeaturesSection />
			<PathSection />
			<ReportSection />
			<WhySection />
			<StandardsSection />
			<PricingSection />
			<QuestionsSection />
			<BlogSection articles={articles} />
		</SiteFrame>
	);
}
