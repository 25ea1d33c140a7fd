/** What the bundler knows of a module. */
type ModuleNode = {
  isEntry: boolean;
  importers: readonly string[];
  dynamicImporters: readonly string[];
};

export type ModuleGraph = { getModuleInfo: (id: string) => ModuleNode | null };

const unknown: ModuleNode = { isEntry: false, importers: [], dynamicImporters: [] };

export const nodeOf = (id: string, graph: ModuleGraph): ModuleNode =>
  graph.getModuleInfo(id) ?? unknown;
