export const library = {
  areas: {
    title: "芭提雅各区域",
    description: "从那库拉到邦沙雷，芭提雅的八个区域：氛围如何、适合谁、要注意什么，以及当地的房源。",
    homes_other: "{{count}} 套房源",
    medianPrice: "价格中位数",
    medianMonthly: "月租中位数",
    medianPerSquareMeter: "每平方米价格中位数",
    figuresNote: "根据本站房源计算。",
    rendered: "图片是我们自己制作的效果图，并非照片。",
    map: "{{area}}在海岸线上的位置",
    homesTitle: "{{area}}的房源",
    noHomes: "目前我们在这里没有房源。",
    allHomes: "查看{{area}}的全部房源",
  },
  blog: {
    title: "博客",
    description: "关于在芭提雅购房、出租和生活的笔记：带数字的实例、文件讲解，以及看房建议。",
  },
  guides: {
    title: "购房指南",
    description: "逐步讲解：外国人购买公寓、先租后买、卖方融资、费用与税款、在芭提雅养老，以及从国外购房。",
  },
  tips: {
    title: "买房与卖房资料",
    description: "十二篇实用文章：六篇写给在芭提雅买房的人，六篇写给卖房的人，配有清单和实例。",
    buyers: "写给买家",
    sellers: "写给卖家",
    more: "更多资料",
    landlords: "房东须知",
  },
  faq: {
    search: "搜索问题",
    found_other: "{{count}} 个问题",
    nothing: "没有包含这些词的问题。",
    ask: "向我们提问",
  },
  glossary: { letters: "字母" },
  affiliate: {
    title: "申请加入",
    message: "您打算如何推荐我们？",
    submit: "提交申请",
  },
};
