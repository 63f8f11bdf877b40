export { documentHead, type PageFacts } from "./document-head.ts";
export { OpenLink } from "./open-link.tsx";
export { SiteFrame } from "./site-frame.tsx";
export { articlePath, siteContact, siteOrigin, sitePaths } from "./site-paths.ts";
export { breadcrumbData, homeData, postingData } from "./structured-data.ts";
export { TextPage, TextPart } from "./text-page.tsx";
